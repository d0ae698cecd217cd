type Details = { status: number; fields?: string[]; headers?: Record<string, string>; cause?: unknown };

/** A request that is answered with an error. The message tells the visitor what happened and what to do next. */
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
