type Details = { status: number; fields?: string[]; headers?: Record<string, string>; cause?: unknown };

/** A request that gets an error response. The message tells the visitor what happened and what to do. */
export class RejectedRequest extends Error {
  override name = 'RejectedRequest';
  readonly status: number;
  /** Names of the invalid fields. */
  readonly fields: string[];
  readonly headers: Record<string, string>;

  constructor(message: string, { status, fields = [], headers = {}, cause }: Details) {
    super(message, { cause });
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
