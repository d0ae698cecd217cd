type BackofficeFailure =
  /** No complete response in time. */
  | 'unreachable'
  /** A status other than 2xx. */
  | 'status'
  /** A response of an invalid shape. */
  | 'contract';

type Details = { kind: BackofficeFailure; call: string; status?: number; cause?: unknown };

const MAX_CALL_LENGTH = 200;

/** The name of a call as it may be logged: without the make in its path, which is what a visitor searched for. */
export function loggableCall(call: string): string {
  return call.replace(/(\/models\/).*/, '$1*').slice(0, MAX_CALL_LENGTH);
}

/**
 * A failed call to the backoffice. The message names the call and the reason. It contains neither a visitor's input nor
 * parts of the response, so it may be logged.
 */
export class BackofficeError extends Error {
  override name = 'BackofficeError';
  readonly kind: BackofficeFailure;
  /** Method and path, such as `GET /makes`, see `loggableCall`. */
  readonly call: string;
  /** The HTTP status; `null` when there was no response. */
  readonly status: number | null;

  constructor(reason: string, { kind, call, status, cause }: Details) {
    const loggable = loggableCall(call);
    super(`${loggable}: ${reason}`, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.call = loggable;
    this.status = status ?? null;
  }
}
