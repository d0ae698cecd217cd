import { type FormDefinition, SENT } from '#lib/domain/enquiry/forms.ts';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/platform/error-page.ts';
import { bodyType } from './body.ts';
import { REJECTED_FORMS } from './rejected-forms.ts';
import { seedOf } from './idempotency.ts';
import type { FormRequest } from './parse-request.ts';
import type { RejectedRequest } from './rejection.ts';
import { CAR_FIELD, chassisNumberOf } from './resolve-vehicle.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The response to an enquiry that is delivered or stored. */
export function sentResponse({ kind }: FormDefinition, { isNative }: FormRequest): Response {
  return isNative
    ? seeOther(`/form-result/sent?form=${kind}`)
    : Response.json({ message: SENT }, { headers: NO_STORE });
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
  const { values, client } = request;
  const texts = form.fields.map(({ name }) => [name, textOf(values[name])]);
  const rejectedForm = {
    kind: form.kind,
    texts: Object.fromEntries(texts) as Record<string, string>,
    car: form.needsCar ? (chassisNumberOf(values[CAR_FIELD]) ?? '') : '',
    seed: seedOf(request),
    message: rejection.message,
    fields: rejection.fields,
  };
  const rejectedFormPage = `/form-result/${await REJECTED_FORMS.save(rejectedForm, client)}?form=${form.kind}`;
  if (rejection.status !== 429) return seeOther(rejectedFormPage);
  return pageResponse(rejection, { address: rejectedFormPage, text: 'Back to what you typed' });
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
