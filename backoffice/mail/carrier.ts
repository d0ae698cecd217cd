import { createTransport } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Enquiry } from '../database/enquiries.ts';
import { writeMail } from './mail.ts';
import type { MailSettings } from './settings.ts';

/** Brings the mail about one enquiry to where it belongs, or throws. */
export type Carrier = (enquiry: Enquiry) => Promise<void>;

/** A server that does not answer must not hold up the other mails for long; in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mails go through SMTP where SMTP_URL is set, else into files of `outbox`, which any mail program opens. */
export function mailCarrier(settings: MailSettings, outbox: string): Carrier {
  return settings.smtpUrl === null ? fileCarrier(settings, outbox) : smtpCarrier(settings, settings.smtpUrl);
}

function smtpCarrier(settings: MailSettings, url: string): Carrier {
  const transport = createTransport({ url, ...PATIENCE });
  return async (enquiry) => {
    await transport.sendMail(envelope(enquiry, settings));
  };
}

function fileCarrier(settings: MailSettings, outbox: string): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (enquiry) => {
    const { message } = await transport.sendMail(envelope(enquiry, settings));
    const file = path.join(outbox, `${String(enquiry.id).padStart(6, '0')}-${enquiry.kind}.eml`);
    await mkdir(outbox, { recursive: true });
    await writeFile(`${file}.part`, message, { flush: true });
    await rename(`${file}.part`, file);
  };
}

/** The message id stays the same from one attempt to the next, so that a mail which arrives twice shows as one. */
function envelope(enquiry: Enquiry, { from, to }: MailSettings) {
  const { subject, text, replyTo } = writeMail(enquiry);
  const [, domain] = from.split('@');
  return {
    from,
    to,
    subject,
    text,
    date: new Date(enquiry.receivedAt),
    messageId: `<enquiry-${enquiry.id}-${Date.parse(enquiry.receivedAt)}@${domain}>`,
    ...(replyTo !== null && { replyTo }),
  };
}
