import 'server-only';
import { checkEnquiry } from '#lib/domain/enquiry/check-enquiry.ts';
import {
  type EnquiryForm,
  type EnquiryKind,
  type EnquiryTexts,
  MISSING_VALUES,
} from '#lib/domain/enquiry/form.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { log } from '#lib/platform/log.ts';
import { admit, type Submission } from './parse-request.ts';
import { answerFailure, answerRefused, answerSent } from './responses.ts';
import { CAR_FIELD, chassisNumberOf, chosenCar, NO_CAR } from './resolve-vehicle.ts';
import { deliver } from './deliver.ts';
import { messageOf } from './build-enquiry.ts';
import { refusePrograms } from './spam-check.ts';
import { takeTurn } from './rate-limit.ts';
import { Refusal } from './rejection.ts';

/** With what the rest of a request takes, a visitor has an answer within three seconds, on a busy machine as well. */
const PATIENCE_MS = 1_800;

/** The form says of each field what it takes. */
const WRONG_VALUES = 'Please correct the marked values';

/** Takes one form from the browser to the backoffice and tells how that went (decisions.md, 'Sending'). */
export async function receiveEnquiry(kind: EnquiryKind, request: Request): Promise<Response> {
  const form = ENQUIRY_FORMS[kind];
  try {
    return await outcomeOf(form, await admit(request));
  } catch (error) {
    return answerRefused(form, noted(form, error), request.headers);
  }
}

async function outcomeOf(form: EnquiryForm, submission: Submission): Promise<Response> {
  try {
    await pass(form, submission);
  } catch (error) {
    return answerFailure(form, submission, noted(form, error));
  }
  return answerSent(form, submission);
}

/** Throws `Refusal`: 422, 429 or 503. */
async function pass(form: EnquiryForm, submission: Submission): Promise<void> {
  const { values, client } = submission;
  const texts = checkedTexts(form, values);
  refusePrograms(values);
  await takeTurn(form.kind, client);

  const patience = AbortSignal.timeout(PATIENCE_MS);
  const chosen = form.needsCar ? await chosenCar(values[CAR_FIELD]) : NO_CAR;
  await deliver(messageOf(form, submission, texts, chosen), patience);
}

/** Throws `Refusal` 422 with every field that is empty or wrong, in the order of the page. */
function checkedTexts(form: EnquiryForm, values: Record<string, unknown>): EnquiryTexts {
  const { texts, empty, wrong } = checkEnquiry(form, values);
  const lacksCar = form.needsCar && !chassisNumberOf(values[CAR_FIELD]);
  if (!lacksCar && empty.length === 0 && wrong.length === 0) return texts;

  const faulty = [...empty, ...wrong];
  const named = form.fields.map(({ name }) => name).filter((name) => faulty.includes(name));
  throw new Refusal(lacksCar || empty.length > 0 ? MISSING_VALUES : WRONG_VALUES, {
    status: 422,
    fields: lacksCar ? [CAR_FIELD, ...named] : named,
  });
}

/** Logs a refusal, without anything that was typed. Any other error is thrown on. */
function noted({ kind }: EnquiryForm, error: unknown): Refusal {
  if (!(error instanceof Refusal)) throw error;
  const { status, fields, cause } = error;
  log(status < 500 ? 'warn' : 'error', 'enquiry.refused', { kind, status, fields, error: cause });
  return error;
}
