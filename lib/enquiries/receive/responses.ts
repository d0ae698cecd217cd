import 'server-only';
import { type EnquiryForm, SENT } from '#lib/domain/enquiry/form.ts';
import { ERROR_PAGE_HEADERS, errorPage } from '#lib/platform/error-page.ts';
import type { Submission } from './parse-request.ts';
import { bodyType } from './body.ts';
import { CAR_FIELD, chassisNumberOf } from './resolve-vehicle.ts';
import { DRAFTS } from './drafts.ts';
import { seedOf } from './idempotency.ts';
import type { Refusal } from './rejection.ts';

const UNKEPT = { 'Cache-Control': 'no-store' };

/** The form was taken. */
export function answerSent({ kind }: EnquiryForm, { isNative }: Submission): Response {
  return isNative
    ? seeOther(`/form-result/sent?form=${kind}`)
    : Response.json({ message: SENT }, { headers: UNKEPT });
}

/**
 * The form was read and not taken: a native one is shown again on a page that holds everything typed. Over the limit the
 * answer itself says so, by its status too, and leads to that page.
 */
export async function answerFailure(
  form: EnquiryForm,
  submission: Submission,
  refusal: Refusal,
): Promise<Response> {
  if (!submission.isNative) return jsonRefusal(refusal);
  const { values, client } = submission;
  const typed = form.fields.map(({ name }) => [name, textOf(values[name])]);
  const draft = {
    kind: form.kind,
    texts: Object.fromEntries(typed) as Record<string, string>,
    car: form.needsCar ? (chassisNumberOf(values[CAR_FIELD]) ?? '') : '',
    seed: seedOf(submission),
    message: refusal.message,
    fields: refusal.fields,
  };
  const draftPage = `/form-result/${await DRAFTS.keep(draft, client)}?form=${form.kind}`;
  if (refusal.status !== 429) return seeOther(draftPage);
  return refusalPage(refusal, { address: draftPage, text: 'Back to what you typed' });
}

/** The form was not even read: a person is told so on a page. */
export function answerRefused({ page }: EnquiryForm, refusal: Refusal, requested: Headers): Response {
  const type = bodyType(requested);
  const isForPerson = type === 'form' || (type === null && requested.get('accept')?.includes('text/html'));
  if (!isForPerson) return jsonRefusal(refusal);

  return refusalPage(refusal, { address: page, text: 'Go to the form' });
}

type Next = Parameters<typeof errorPage>[0]['next'];

function refusalPage({ status, message, headers }: Refusal, next: Next): Response {
  const body = errorPage({ heading: 'Your message was not sent', explanation: message, next });
  return new Response(body, { status, headers: { ...ERROR_PAGE_HEADERS, ...headers } });
}

function jsonRefusal({ message, status, fields, headers }: Refusal): Response {
  return Response.json(
    { message, ...(fields.length > 0 && { fields }) },
    { status, headers: { ...UNKEPT, ...headers } },
  );
}

/** A native form holds nothing but texts. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...UNKEPT, Location: location } });
}
