import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { randomUuid } from './random-uuid.ts';

/** `fields` are the names of the fields that the server rejected. */
type Result = { isSent: true } | { isSent: false; message: string; fields: string[] };

type EnquiryRequest = {
  /** Path of the call below /api/client-car. */
  call: string;
  payload: Record<string, unknown>;
  idempotencyKey: string;
};

/** The server responds within 6 s, whatever the backoffice does (docs/product.md 8.4). */
const TIMEOUT_MS = 7000;

const UNREACHABLE =
  'We could not hear back from our site. Nothing you typed is lost: check your connection and try again, your message will not arrive twice.';
const FAILED =
  'We could not send your message: something went wrong at our end. Nothing you typed is lost, please try again.';

/** Sends an enquiry to the site's own route handler. Never rejects: a failure is a result. */
export async function postEnquiry(enquiry: EnquiryRequest): Promise<Result> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const first = await post(enquiry, signal);
    const response = first.status === 403 ? await post(enquiry, signal) : first; // a 403 sets a new CSRF cookie
    return response.ok ? { isSent: true } : await failureOf(response);
  } catch {
    return { isSent: false, message: UNREACHABLE, fields: [] };
  }
}

function post({ call, payload, idempotencyKey }: EnquiryRequest, signal: AbortSignal): Promise<Response> {
  return fetch(`/api/client-car${call}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'X-XSRF-TOKEN': csrfToken(),
    },
    body: JSON.stringify(payload),
    signal,
  });
}

async function failureOf(response: Response): Promise<Result> {
  const body: unknown = await response.json().catch(() => null); // a proxy in between may answer in HTML
  const { message, fields }: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  return {
    isSent: false,
    message: typeof message === 'string' ? message : FAILED,
    fields: Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [],
  };
}

/** The decoded value of the CSRF cookie. A missing cookie is created here: other sites can neither set nor read it. */
function csrfToken(): string {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${CSRF_COOKIE}=`));
  if (cookie) return decodeCsrfToken(cookie.slice(CSRF_COOKIE.length + 1));

  const token = randomUuid();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CSRF_COOKIE}=${token}; Path=/; SameSite=Strict${secure}`;
  return token;
}
