import { createTransport } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Enquiry } from '#backoffice/database/enquiries.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSettings } from './settings.ts';

/** Delivers the mail about one enquiry. Throws when that fails. */
export type Transport = (enquiry: Enquiry) => Promise<void>;

/** In milliseconds. A server that hangs must not delay other mails for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails by SMTP when SMTP_URL is set, else writes `.eml` files, which any mail program opens, to `outbox`. */
export function createMailTransport(settings: MailSettings, outbox: string): Transport {
  return settings.smtpUrl === null
    ? fileTransport(settings, outbox)
    : smtpTransport(settings, settings.smtpUrl);
}

function smtpTransport(settings: MailSettings, url: string): Transport {
  const { hostname, search } = new URL(url);
  const ignoreTLS = search === '' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname); // Debian's certificate is self-signed
  const transport = createTransport({ url, ...TIMEOUTS, ...(ignoreTLS && { ignoreTLS }) });
  return async (enquiry) => {
    await transport.sendMail(mailOptions(enquiry, settings));
  };
}

function fileTransport(settings: MailSettings, outbox: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (enquiry) => {
    const { message } = await transport.sendMail(mailOptions(enquiry, settings));
    const file = path.join(outbox, `${String(enquiry.id).padStart(6, '0')}-${enquiry.kind}.eml`);
    await mkdir(outbox, { recursive: true });
    await writeFile(`${file}.part`, message, { flush: true });
    await rename(`${file}.part`, file);
  };
}

/** Every attempt has the same message id, so that mail programs show a mail that arrives twice as one. */
function mailOptions(enquiry: Enquiry, { from, to }: MailSettings) {
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
