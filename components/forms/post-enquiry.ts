import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { randomUuid } from './random-uuid.ts';

/** The server says in words why it rejected the form, and names the invalid fields; a failure of any other kind is only named. */
type Result =
  | { isSent: true }
  | { isSent: false; message: string; fields: string[] }
  | { isSent: false; failure: 'unreachable' | 'failed' };

type EnquiryRequest = {
  /** Of the form, in the language of the page. */
  address: string;
  payload: Record<string, unknown>;
  idempotencyKey: string;
};

/** The server responds within 6 s, whatever the backoffice does (docs/product.md 8.4). */
const TIMEOUT_MS = 7000;

/** Sends an enquiry to the site's own route handler. Never rejects: a failure is a result. */
export async function postEnquiry(enquiry: EnquiryRequest): Promise<Result> {
  try {
    const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(TIMEOUT_MS) : null; // no limit in Safari 15
    const first = await post(enquiry, signal);
    const response = first.status === 403 ? await post(enquiry, signal) : first; // a 403 sets a new CSRF cookie
    return response.ok ? { isSent: true } : await failureOf(response);
  } catch {
    return { isSent: false, failure: 'unreachable' };
  }
}

function post(
  { address, payload, idempotencyKey }: EnquiryRequest,
  signal: AbortSignal | null,
): Promise<Response> {
  return fetch(address, {
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
  if (typeof message !== 'string') return { isSent: false, failure: 'failed' };
  return {
    isSent: false,
    message,
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
