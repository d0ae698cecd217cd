import type { RejectionReason } from '#lib/texts/rejection-text.ts';

type Details = {
  status: number;
  fields?: string[];
  seconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A request that gets an error response. */
export class RejectedRequest extends Error {
  override name = 'RejectedRequest';
  readonly reason: RejectionReason;
  readonly status: number;
  /** Names of the invalid fields. */
  readonly fields: string[];
  readonly headers: Record<string, string>;

  constructor(code: RejectionReason['code'], { status, fields = [], seconds, headers = {}, cause }: Details) {
    super(code, { cause });
    this.reason = seconds === undefined ? { code } : { code, seconds };
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
