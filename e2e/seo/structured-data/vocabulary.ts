import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const QUADS = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));

/** Subject, predicate and object of a line whose object is not a text. */
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> /gm;

const PARTS = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'rdfs:subClassOf'],
  ['http://schema.org/domainIncludes', 'schema:domainIncludes'],
]);
const KINDS = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#Class', 'rdfs:Class'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#Property', 'rdf:Property'],
]);

type Term = { '@id': string; '@type'?: string; [part: string]: string | { '@id': string }[] | undefined };

/** The types and properties of schema.org, as schema.org publishes them. */
export function vocabulary(): { '@graph': Term[] } {
  const terms = new Map<string, Term>();
  for (const [, id = '', predicate = '', object = ''] of readFileSync(QUADS, 'utf8').matchAll(QUAD)) {
    const term = terms.get(id) ?? { '@id': id };
    terms.set(id, term);
    const [part, kind] = [PARTS.get(predicate), KINDS.get(object)];
    if (kind) term['@type'] = kind;
    const references = part ? term[part] : undefined;
    if (part) term[part] = [...(Array.isArray(references) ? references : []), { '@id': object }];
  }
  return { '@graph': [...terms.values()] };
}
