declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, by syntax. */
  export type Extracted = { jsonld: Record<string, unknown>; errors: { message: string }[] };

  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type?: string; property?: string }[];
  };

  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
