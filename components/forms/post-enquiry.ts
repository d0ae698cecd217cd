import { xsrfHeader } from './xsrf.ts';

/** What came of a send. `fields` are those that the server could not take. */
type Answer = { isSent: true } | { isSent: false; message: string; fields: string[] };

type Parcel = {
  /** Path of the call below /api/client-car. */
  call: string;
  payload: Record<string, unknown>;
  idempotencyKey: string;
};

/** The server has an answer within 6 s, whatever the backoffice does (decisions.md, 'Sending'). */
const PATIENCE_MS = 7000;

const UNREACHABLE =
  'We could not hear back from our site. Nothing you typed is lost: check your connection and try again, your message will not arrive twice.';
const FAILED =
  'We could not send your message: something went wrong at our end. Nothing you typed is lost, please try again.';

/** Sends an enquiry to the site's own route handler. It never throws: a failure is an answer as well. */
export async function postEnquiry(parcel: Parcel): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const first = await post(parcel, signal);
    // a 403 brings a fresh pair in place of one that is stale
    const response = first.status === 403 ? await post(parcel, signal) : first;
    return response.ok ? { isSent: true } : await refusal(response);
  } catch {
    return { isSent: false, message: UNREACHABLE, fields: [] };
  }
}

function post({ call, payload, idempotencyKey }: Parcel, signal: AbortSignal): Promise<Response> {
  return fetch(`/api/client-car${call}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey, ...xsrfHeader() },
    body: JSON.stringify(payload),
    signal,
  });
}

async function refusal(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null); // a proxy in between may answer in HTML
  const { message, fields }: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  return {
    isSent: false,
    message: typeof message === 'string' ? message : FAILED,
    fields: Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [],
  };
}
