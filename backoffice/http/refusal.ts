type Details = {
  /** Names of the fields of the body that are at fault. */
  fields?: string[];
  headers?: Record<string, string>;
};

/** A request that gets another answer than the one it asks for. The message is for the caller to read. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly fields: string[];
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { fields = [], headers = {} }: Details = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
