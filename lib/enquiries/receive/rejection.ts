import 'server-only';

type Circumstances = { status: number; fields?: string[]; headers?: Record<string, string>; cause?: unknown };

/** Why an enquiry is not taken. The message is for the visitor: what happened, and what to do next. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Names of the fields that are at fault. */
  readonly fields: string[];
  readonly headers: Record<string, string>;

  constructor(message: string, { status, fields = [], headers = {}, cause }: Circumstances) {
    super(message, { cause });
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
