import { createTransport } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Enquiry } from '#backoffice/database/enquiries.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSettings } from './settings.ts';

/** Delivers the mail about one enquiry, or throws. */
export type Transport = (enquiry: Enquiry) => Promise<void>;

/** In milliseconds: a server that does not answer must not delay the other mails for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mails go through SMTP where SMTP_URL is set, else into files of `outbox`, which any mail program opens. */
export function createMailTransport(settings: MailSettings, outbox: string): Transport {
  return settings.smtpUrl === null
    ? fileTransport(settings, outbox)
    : smtpTransport(settings, settings.smtpUrl);
}

function smtpTransport(settings: MailSettings, url: string): Transport {
  const transport = createTransport({ url, ...TIMEOUTS });
  return async (enquiry) => {
    await transport.sendMail(envelope(enquiry, settings));
  };
}

function fileTransport(settings: MailSettings, outbox: string): Transport {
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
  const { subject, text, replyTo } = composeMail(enquiry);
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
