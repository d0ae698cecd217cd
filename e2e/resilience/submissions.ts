import { randomUUID } from 'node:crypto';

/** A filled-in form to send to the site. */
export type Submission = {
  call: string;
  body: Record<string, string>;
  /** Unique for each form. */
  phone: string;
  /** Whether it is sent like a form without JavaScript. */
  isNative: boolean;
  /** Idempotency key, the same for every retry. */
  key: string;
};

const PERSON = { name: 'Priya', surname: 'Ramdin', address: '3 Rue des Palmiers, Curepipe' };
const OWN_VEHICLE = { ...PERSON, vehicle: 'Nissan March', date: '2031-05-16' };

/** The values of each form, without telephone number and car. */
const FORMS: [call: string, body: Record<string, string>][] = [
  ['email', { name: 'Priya', email: 'priya@example.com', message: 'Is the Aqua still there?' }],
  ['email-test-drive', { ...PERSON, title: 'MRS', age: '34', date: '2031-05-16', time: '10:30' }],
  ['email-pre-order', { ...PERSON, nic: 'R010190000000A', postcode: '74101', vehicle: 'Toyota Aqua' }],
  ['email-sell-car', OWN_VEHICLE],
  ['email-ads', { ...OWN_VEHICLE, ads: 'VIDEO' }],
];

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const CSRF_TOKEN = { cookie: 'XSRF-TOKEN=a%2Fb', 'x-xsrf-token': 'a/b' };

/**
 * Forms of all kinds, each with its own telephone number, every third without JavaScript.
 * @param car chassis number for the test drives.
 * @param firstPhone number of the first form
 */
export function submissions(count: number, car: string, firstPhone = 57_000_000): Submission[] {
  return Array.from({ length: count }, (_, index) => {
    const [call, body] = FORMS[index % FORMS.length] ?? ['', {}];
    const phone = String(firstPhone + index);
    return { call, body: { ...body, phone, car }, phone, isNative: index % 3 === 0, key: randomUUID() };
  });
}

/**
 * Posts a form like a browser.
 * @param headers further headers
 */
export async function post(
  siteUrl: string,
  { call, body, isNative, key }: Submission,
  headers: Record<string, string> = {},
): Promise<Response> {
  const type = isNative ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(`${siteUrl}/api/client-car/${call}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...SAME_ORIGIN,
      'content-type': type,
      ...(!isNative && { ...CSRF_TOKEN, 'idempotency-key': key }),
      ...headers,
    },
    body: isNative ? new URLSearchParams(body).toString() : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}

/** Posts a form. @returns the status, which is 303 for an accepted native form and 422 for a rejected one */
export async function submit(...parameters: Parameters<typeof post>): Promise<number> {
  const { headers, status } = await post(...parameters);
  const isRejected = headers.get('location')?.startsWith('/form-result/sent?') === false;
  return isRejected ? 422 : status;
}

/** Whether the visitor sees 'Message sent'. */
export function isSent(status: number | null): boolean {
  return status === 200 || status === 303;
}
