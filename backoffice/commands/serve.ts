import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '#backoffice/api/app.ts';
import { startServer } from '#backoffice/api/server.ts';
import { retryAllMails } from '#backoffice/database/enquiries.ts';
import { withDatabase, type Database } from '#backoffice/database/open.ts';
import { hasVehicles } from '#backoffice/database/vehicles.ts';
import { log } from '#backoffice/log.ts';
import { deliverMails } from '#backoffice/mail/deliver-mails.ts';
import { readMailSettings } from '#backoffice/mail/settings.ts';
import { createMailTransport, type Transport } from '#backoffice/mail/transport.ts';
import { repeat } from '#backoffice/repeat.ts';
import { notifySite, readWebhook, type Webhook } from '#backoffice/site/webhook.ts';
import { DATA_OPTION, wholeNumber } from './arguments.ts';

const OPTIONS = {
  ...DATA_OPTION,
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4100' },
} as const;

/** Less than the site waits. An interrupted mail or webhook call is repeated after the next start. */
const STOP_TIMEOUT_MS = 4_000;

/** `serve`: serves the API until it is stopped. An empty database gets the sample data first. */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const address = { host: values.host, port: wholeNumber('--port', values.port, { min: 0, max: 65_535 }) };
  const transport = createMailTransport(readMailSettings(process.env), path.join(values.data, 'outbox'));
  const webhook = readWebhook(process.env);
  const stopSignal = waitForStop();
  try {
    await withDatabase(values.data, async (db) => {
      await seedIfEmpty(db);
      const server = await startServer(createApp(db), address);
      log('info', 'backoffice.listening', { url: server.url });
      const stopTasks = startTasks(db, transport, webhook);
      await stopSignal;
      setTimeout(() => process.exit(), STOP_TIMEOUT_MS).unref();
      log('info', 'backoffice.stopping');
      await server.stop();
      await stopTasks();
    });
  } finally {
    if (process.connected) process.disconnect?.(); // an open IPC channel keeps the process running
  }
}

/** Resolves on SIGTERM, on Ctrl-C, or when a parent with an IPC channel exits. */
function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => resolve());
  });
}

/** Imports the code of the sample data only when it is needed, for a faster start. */
async function seedIfEmpty(db: Database): Promise<void> {
  if (hasVehicles(db)) return;
  const { addSamples } = await import('./seed.ts');
  log('info', 'inventory.seeded', { vehicles: addSamples(db) });
}

/** Starts sending mails and webhook calls. @returns a function that stops both. */
function startTasks(db: Database, transport: Transport, webhook: Webhook | null): () => Promise<void> {
  const stop = new AbortController();
  retryAllMails(db);
  const mails = repeat(() => deliverMails(db, transport, stop.signal), 'mail.queue-failed', stop.signal);
  const calls = webhook && repeat(() => notifySite(db, webhook), 'site.notification-failed', stop.signal);
  return async () => {
    stop.abort();
    await Promise.all([mails, calls]);
  };
}
