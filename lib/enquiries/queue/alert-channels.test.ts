import { aMailServer } from '#backoffice/testing/a-mail-server.ts';
import { aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { readEnv } from '#lib/platform/env.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { alertChannels, checkMailServer } from './alert-channels.ts';
import type { Alert } from './alerts.ts';

const ALERT: Alert = {
  kind: 'delayed',
  text: '1 enquiry waits.',
  undelivered: 1,
  deadLetters: 0,
};
const SITE_URL = 'https://cars.example';

/** A webhook that answers with a status, and the requests that it received. */
async function aWebhook(code: number) {
  const { url, received } = await aBackoffice({ 'POST /secret': status(code) });
  return { url: `${url}/secret`, received };
}

test('an e-mail goes to ALERT_EMAIL, on this machine without TLS', async () => {
  const { url, mails } = await aMailServer();
  const channels = alertChannels(
    readEnv({ ALERT_EMAIL: 'owner@example.com', SMTP_URL: url, SITE_URL, ALERT_WEBHOOK_URL: '' }),
  );
  for (const { send } of channels) await send(ALERT);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: owner@example.com');
  expect(mails[0]).toContain('Subject: Enquiries are delayed (https://cars.example)');
  expect(mails[0]).toContain('1 enquiry waits.');
});

test('without settings there is no alert channel', () => {
  expect(alertChannels(readEnv({}))).toEqual([]);
});

test('a webhook gets the alert as JSON', async () => {
  const { received, url } = await aWebhook(204);
  const channels = alertChannels(readEnv({ ALERT_WEBHOOK_URL: url, SITE_URL }));
  for (const { send } of channels) await send(ALERT);
  expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ ...ALERT, site: SITE_URL }]);
});

test.each([302, 404, 500])('an alert is not sent when the webhook answers %i', async (code) => {
  const { url } = await aWebhook(code);
  const [channel] = alertChannels(readEnv({ ALERT_WEBHOOK_URL: url }));
  await expect(channel?.send(ALERT)).rejects.toThrow(`answered ${code}`);
});

test('a mail server that cannot be used is named at the start', async () => {
  const { url } = await aMailServer();
  const lines = captureLog();
  await checkMailServer({ smtpUrl: url });
  await checkMailServer({ smtpUrl: null });
  expect(lines()).toEqual([]);
  await checkMailServer({ smtpUrl: `${url}?requireTLS=true` });
  expect(lines()).toMatchObject([{ event: 'mail.server-unusable' }]);
});
