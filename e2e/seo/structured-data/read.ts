import Validator, { type Issue } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { vocabulary } from './vocabulary.ts';

const VALIDATOR = new Validator(vocabulary());
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

export type Thing = { '@type': string } & Record<string, unknown>;

/** The structured data of a page, in order. */
export function structuredData(html: string): Thing[] {
  return [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as Thing);
}

/** The only item of this type in a page's structured data. */
export function theThing(html: string, type: string): Thing {
  const [thing, ...others] = structuredData(html).filter((each) => each['@type'] === type);
  if (!thing || others.length > 0) throw new Error(`${thing ? 'Several' : 'No'} ${type} on the page`);
  return thing;
}

/** Violations of schema.org's vocabulary and of the rules of search engines in a page's structured data. */
export async function structuredDataProblems(html: string): Promise<string[]> {
  return (await VALIDATOR.validate(new WebAutoExtractor().parse(html))).map(describe);
}

function describe({ severity, issueMessage, path = [] }: Issue): string {
  const where = path.map(({ property, type }) => [property, type].filter(Boolean).join(':')).join(' > ');
  return `${severity} at ${where}: ${issueMessage}`;
}
