import { type FormDefinition, SENT } from '#lib/domain/enquiry/forms.ts';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/platform/error-page.ts';
import { bodyType } from './body.ts';
import { type PostedForm, POSTED_FORMS } from './posted-forms.ts';
import { seedOf } from './idempotency.ts';
import type { FormRequest } from './parse-request.ts';
import type { RejectedRequest } from './rejection.ts';
import { CAR_FIELD, chassisNumberOf } from './resolve-vehicle.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The response to an enquiry that is delivered or stored. A native form is redirected to a page with what was sent. */
export async function sentResponse(form: FormDefinition, request: FormRequest): Promise<Response> {
  if (!request.isNative) return Response.json({ message: SENT }, { headers: NO_STORE });
  const id = await POSTED_FORMS.save({ ...inputOf(form, request), rejection: null }, request.client);
  return seeOther(`/form-result/sent?form=${form.kind}&id=${id}`);
}

/**
 * The response to a parsed form that was rejected. A native form is redirected to a page with the visitor's input; over
 * the rate limit the response is a page with status 429 that links to it (docs/product.md 8.3).
 */
export async function rejectedFormResponse(
  form: FormDefinition,
  request: FormRequest,
  rejection: RejectedRequest,
): Promise<Response> {
  if (!request.isNative) return jsonResponse(rejection);
  const { message, fields } = rejection;
  const posted = { ...inputOf(form, request), rejection: { seed: seedOf(request), message, fields } };
  const rejectedFormPage = `/form-result/${await POSTED_FORMS.save(posted, request.client)}?form=${form.kind}`;
  if (rejection.status !== 429) return seeOther(rejectedFormPage);
  return pageResponse(rejection, { address: rejectedFormPage, text: 'Back to what you typed' });
}

/** What the visitor has typed into a native form, and the chosen car. */
function inputOf(
  { kind, fields, needsCar }: FormDefinition,
  { values }: FormRequest,
): Omit<PostedForm, 'rejection'> {
  return {
    kind,
    texts: Object.fromEntries(fields.map(({ name }) => [name, textOf(values[name])])),
    car: needsCar ? (chassisNumberOf(values[CAR_FIELD]) ?? '') : '',
  };
}

/** The response to a request that was rejected before it was parsed: a page for a browser, JSON for a script. */
export function rejectedRequestResponse(
  { page }: FormDefinition,
  rejection: RejectedRequest,
  requestHeaders: Headers,
): Response {
  const type = bodyType(requestHeaders);
  const acceptsHtml = requestHeaders.get('accept')?.includes('text/html');
  if (type === 'form' || (type === null && acceptsHtml))
    return pageResponse(rejection, { address: page, text: 'Go to the form' });
  return jsonResponse(rejection);
}

type Next = Parameters<typeof errorPage>[0]['next'];

function pageResponse({ status, message, headers }: RejectedRequest, next: Next): Response {
  const body = errorPage({ heading: 'Your message was not sent', explanation: message, next });
  return new Response(body, { status, headers: { ...ERROR_PAGE_HEADERS, ...headers } });
}

function jsonResponse({ message, status, fields, headers }: RejectedRequest): Response {
  return Response.json(
    { message, ...(fields.length > 0 && { fields }) },
    { status, headers: { ...NO_STORE, ...headers } },
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}
