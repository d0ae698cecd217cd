import { DEALER } from '#lib/dealer/dealer.ts';
import type { Env } from '#lib/platform/env.ts';
import type { Alert, AlertChannel } from './alerts.ts';

const WEBHOOK_TIMEOUT_MS = 10_000;
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const SUBJECTS: Record<Alert['kind'], string> = {
  'dead-letter': 'An enquiry was not accepted',
  delayed: 'Enquiries are delayed',
  recovered: 'Enquiries are delivered again',
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
      const { createTransport } = await import('nodemailer'); // most processes never send an alert
      const subject = `${SUBJECTS[kind]} (${siteUrl})`;
      const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
      await transport.sendMail({ from: DEALER.email, to, subject, text: `${text}\n\n${siteUrl}\n` });
    },
  };
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
