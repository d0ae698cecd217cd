import type { FormDefinition } from '#lib/domain/enquiry/forms.ts';
import { languageFrom, localAddress } from '#lib/domain/language.ts';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/dealer/error-page.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { salesHours } from '#lib/texts/sales-hours.ts';
import { rejectionText } from '#lib/texts/rejection-text.ts';
import type { Texts } from '#lib/texts/texts.ts';
import { bodyType } from './body.ts';
import { type PostedForm, POSTED_FORMS } from './posted-forms.ts';
import type { FormRequest } from './parse-request.ts';
import type { RejectedRequest } from './rejection.ts';
import { CAR_FIELD, chassisNumberOf } from './resolve-vehicle.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The response to an enquiry that is delivered or stored. A native form is redirected to a page with what was sent. */
export async function sentResponse(form: FormDefinition, request: FormRequest): Promise<Response> {
  const { language, isNative, client } = request;
  if (!isNative) return Response.json({ message: TEXTS[language].sent.heading }, { headers: NO_STORE });
  const id = await POSTED_FORMS.save({ ...inputOf(form, request), rejection: null }, client);
  return seeOther(localAddress(language, `/form-result/sent?form=${form.kind}&id=${id}`));
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
  const { language, isNative, client } = request;
  const texts = TEXTS[language];
  if (!isNative) return jsonResponse(rejection, texts);
  const { reason, fields } = rejection;
  const posted = { ...inputOf(form, request), rejection: { reason, fields } };
  const id = await POSTED_FORMS.save(posted, client);
  const rejectedFormPage = localAddress(language, `/form-result/${id}?form=${form.kind}`);
  if (rejection.status !== 429) return seeOther(rejectedFormPage);
  return pageResponse(rejection, texts, {
    address: rejectedFormPage,
    text: texts.rejections.page.backToForm,
  });
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
  request: Request,
): Response {
  const texts = TEXTS[languageFrom(request)];
  const { headers } = request;
  const type = bodyType(headers);
  const acceptsHtml = headers.get('accept')?.includes('text/html');
  if (type !== 'form' && (type !== null || !acceptsHtml)) return jsonResponse(rejection, texts);
  const address = localAddress(texts.language, page);
  return pageResponse(rejection, texts, { address, text: texts.rejections.page.goToForm });
}

type Next = Parameters<typeof errorPage>[0]['next'];

function pageResponse({ status, reason, headers }: RejectedRequest, texts: Texts, next: Next): Response {
  const heading = texts.rejections.page.notSent;
  const explanation = rejectionText(reason, texts);
  const body = errorPage({ heading, explanation, next, hours: salesHours(texts) }, texts);
  return new Response(body, { status, headers: { ...ERROR_PAGE_HEADERS, ...headers } });
}

function jsonResponse({ reason, status, fields, headers }: RejectedRequest, texts: Texts): Response {
  return Response.json(
    { message: rejectionText(reason, texts), ...(fields.length > 0 && { fields }) },
    { status, headers: { ...NO_STORE, ...headers } },
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}
