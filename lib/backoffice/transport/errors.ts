import 'server-only';

export type BackofficeFailure =
  /** No whole answer in time. */
  | 'unreachable'
  /** An answer that says no. */
  | 'status'
  /** An answer that is not what the call promises. */
  | 'contract';

type Circumstances = { kind: BackofficeFailure; call: string; status?: number; cause?: unknown };

const LONGEST_CALL = 200;

/**
 * A call to the backoffice that failed. The message names the call and the reason; it holds nothing that a
 * visitor typed into a form and nothing of the answer, so it may be logged.
 */
export class BackofficeError extends Error {
  /** By its name: Next loads this module for pages and again for route handlers, which share the calls under way. */
  static override [Symbol.hasInstance](error: unknown): error is BackofficeError {
    return error instanceof Error && error.name === 'BackofficeError';
  }

  override name = 'BackofficeError';
  readonly kind: BackofficeFailure;
  /** Method and path, such as `GET /makes`. */
  readonly call: string;
  /** The HTTP status; `null` when there was no answer. */
  readonly status: number | null;

  constructor(reason: string, { kind, call, status, cause }: Circumstances) {
    const shortCall = call.slice(0, LONGEST_CALL);
    super(`${shortCall}: ${reason}`, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.call = shortCall;
    this.status = status ?? null;
  }
}
