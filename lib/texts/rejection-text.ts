import { DEALER } from '#lib/dealer/dealer.ts';
import type { Texts } from './texts.ts';

/** Why the site did not take an enquiry. */
export type RejectionReason = {
  code: Exclude<keyof Texts['rejections'], 'page'>;
  /** Until the next attempt may succeed. */
  seconds?: number;
};

/** What happened and what the visitor can do, in one or two sentences. */
export function rejectionText({ code, seconds = 0 }: RejectionReason, { rejections }: Texts): string {
  const text = rejections[code];
  const { phones, whatsapp } = DEALER;
  return typeof text === 'string'
    ? text
    : text({ phone: phones[0] ?? null, hasWhatsApp: whatsapp !== null, seconds });
}
