import { DEALER } from '#lib/dealer/dealer.ts';
import type { Env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import type { Alert, AlertChannel } from './alerts.ts';

const WEBHOOK_TIMEOUT_MS = 10_000;
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const SUBJECTS: Record<Alert['kind'], string> = {
  'dead-letter': 'An enquiry was not accepted',
  delayed: 'Enquiries are delayed',
  recovered: 'Enquiries are delivered again',
  test: 'Test of alerts, please ignore',
};

/** The alert channels that the environment configures: none, e-mail, a webhook, or both. */
export function alertChannels({ alertEmail, smtpUrl, alertWebhookUrl, siteUrl }: Env): AlertChannel[] {
  return [
    ...(alertEmail && smtpUrl ? [emailChannel(alertEmail, smtpUrl, siteUrl)] : []),
    ...(alertWebhookUrl ? [webhookChannel(alertWebhookUrl, siteUrl)] : []),
  ];
}

function emailChannel(to: string, smtpUrl: string, siteUrl: string): AlertChannel {
  return {
    name: 'e-mail',
    async send({ kind, text }) {
      const subject = `${SUBJECTS[kind]} (${siteUrl})`;
      const transport = await mailTransport(smtpUrl);
      await transport.sendMail({ from: DEALER.email ?? to, to, subject, text: `${text}\n\n${siteUrl}\n` });
    },
  };
}

/**
 * A mail server on this machine is used without TLS, unless the query of the address has options of its own: the one that
 * Debian installs offers a self-signed certificate.
 */
async function mailTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer'); // most sites send no alert by e-mail
  const { hostname, search } = new URL(smtpUrl);
  const ignoresTls = search === '' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS, ...(ignoresTls && { ignoreTLS: true }) });
}

/** Logs a warning when the mail server cannot be used, before the first alert needs it. Never rejects. */
export async function checkMailServer({ smtpUrl }: Pick<Env, 'smtpUrl'>): Promise<void> {
  if (smtpUrl === null) return;
  try {
    const transport = await mailTransport(smtpUrl);
    await transport.verify();
  } catch (error) {
    log('warn', 'mail.server-unusable', { sentence: 'No mail can be sent by SMTP_URL.', error });
  }
}

/** Posts an alert as JSON. Chat services show `text`; the other keys are for programs. */
function webhookChannel(url: string, siteUrl: string): AlertChannel {
  return {
    name: 'webhook',
    async send(alert) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...alert, site: siteUrl }),
        redirect: 'manual',
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
    },
  };
}
