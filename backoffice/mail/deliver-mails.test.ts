import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aMailServer } from '#backoffice/testing/a-mail-server.ts';
import { aDirectory } from '#backoffice/testing/directory.ts';
import { ENQUIRIES, ENQUIRY_PATHS } from '#backoffice/testing/an-enquiry.ts';
import { post } from '#backoffice/testing/client.ts';
import { aBackoffice, type RunningBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { storedEnquiries } from '#backoffice/testing/stored.ts';

async function send(
  { url }: RunningBackoffice,
  body: unknown = ENQUIRIES['/email'],
  call = '/email',
  headers: Record<string, string> = {},
): Promise<void> {
  expect((await post(url, call, body, headers)).status).toBe(202);
}

/** The names and decoded contents of an outbox's files. */
function outbox(data: string): [string, string][] {
  const directory = path.join(data, 'outbox');
  return readdirSync(directory)
    .sort()
    .map((name) => [name, decoded(readFileSync(path.join(directory, name), 'utf8'))]);
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('without a mail server each enquiry becomes a readable file', async () => {
  const backoffice = await aBackoffice();
  for (const call of ENQUIRY_PATHS) await send(backoffice, ENQUIRIES[call], call);
  await backoffice.waitForLog('mail.delivered', ENQUIRY_PATHS.length);
  await backoffice.end('SIGTERM');

  const mails = outbox(backoffice.data);
  expect(mails.map(([name]) => name)).toEqual([
    '000001-contact.eml',
    '000002-test-drive.eml',
    '000003-pre-order.eml',
    '000004-sell-car.eml',
    '000005-ads.eml',
  ]);
  const [message, testDrive, , , ads] = mails.map(([, mail]) => mail);
  expect(message).toContain('Reply-To: zoe@example.mu');
  expect(message).toMatch(
    /\n\nName: Zoë\nPhone: 5 251 0000\nEmail: zoe@example.mu\nMessage:\n {2}Is the Aqua\n {2}still there\?\n/,
  );
  expect(testDrive).toContain('Subject: Test drive: TOYOTA AQUA 2018 (REF 1234)');
  expect(testDrive).toContain('Chassis number: NHP10-2581234');
  expect(ads).toContain('Subject: Advertising (VIDEO): Honda Fit 2012');
  expect((await storedEnquiries(backoffice.data)).every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

test('a mail names the language of the visitor, and no field can inject a header or a recipient', async () => {
  const backoffice = await aBackoffice();
  await send(backoffice, ENQUIRIES['/email'], '/email', { 'content-language': 'fr' });
  await send(backoffice, {
    name: 'Eve\r\nBcc: all@example.com\r\n\r\nx',
    phone: '1',
    email: 'eve@example.com\r\nBcc: all@example.com',
    message: '.\r\nBcc: all@example.com',
  });
  await backoffice.waitForLog('mail.delivered', 2);
  await backoffice.end('SIGTERM');
  const [french, hostile = ''] = outbox(backoffice.data).map(([, mail]) => mail);
  expect(french).toMatch(/\n\nLanguage: French\nReceived on /);
  expect(hostile).not.toContain('Language:');
  const [head = ''] = hostile.split('\n\n');
  expect(head).not.toMatch(/^(Bcc|Reply-To):/im);
  expect(head).toMatch(/^Subject: Message from Eve Bcc: all@example.com x$/m);
});

const SMTP = { MAIL_TO: 'sales@example.mu', MAIL_FROM: 'site@example.mu' };

test('a mail that the server defers is sent again when the backoffice starts', async () => {
  const mailServer = await aMailServer({ deferred: 1 });
  const env = { ...SMTP, SMTP_URL: mailServer.url };
  const first = await aBackoffice({ env });
  await send(first);
  await first.waitForLog('mail.failed');
  await first.end('SIGTERM');
  expect(mailServer.mails).toHaveLength(0);

  await aBackoffice({ env, data: first.data });
  await mailServer.waitForMails(1);
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toMatch(/^From: site@example.mu\nTo: sales@example.mu\n/);
  expect(mailServer.mails[0]).toContain('Subject: =?UTF-8?Q?Message_from_Zo=C3=AB?=');
});

test('an enquiry survives a kill right after its response, and is mailed after the next start', async () => {
  const data = aDirectory();
  const unreachable = { ...SMTP, SMTP_URL: 'smtp://127.0.0.1:1' };
  const first = await aBackoffice({ data, env: unreachable });
  await send(first);
  await first.end('SIGKILL');
  expect(await storedEnquiries(data)).toMatchObject([{ payload: ENQUIRIES['/email'], mailedAt: null }]);

  const second = await aBackoffice({ data });
  await second.waitForLog('mail.delivered');
  expect(outbox(data)).toHaveLength(1);
});
