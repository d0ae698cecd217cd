import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { apiRoutes } from '../contract/routes.ts';
import { withDatabase, type Database } from '../database/open.ts';
import { hasVehicles } from '../database/vehicles.ts';
import { antiForgery } from '../http/anti-forgery.ts';
import { answerTo } from '../http/application.ts';
import { startServer } from '../http/server.ts';
import { log } from '../log.ts';
import { mailCarrier } from '../mail/carrier.ts';
import { createMailing } from '../mail/mailing.ts';
import { readMailSettings } from '../mail/settings.ts';
import { readWebhook } from '../site/settings.ts';
import { watchChanges } from '../site/watch.ts';
import { DATA_OPTION, wholeNumber } from './arguments.ts';
import { stopRequested } from './stop-requested.ts';

const OPTIONS = {
  ...DATA_OPTION,
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4100' },
  'no-anti-forgery': { type: 'boolean', default: false },
} as const;

/** By then requests are answered; a mail or a word to the site that is cut off is made good by the next start. */
const STOP_TIMEOUT = 6_000;

type Settings = ReturnType<typeof readSettings>;

/** `serve`: answers the API until it is told to end. An empty database gets the reference inventory first. */
export async function serve(args: string[]): Promise<void> {
  const settings = readSettings(args);
  const end = stopRequested(process.env);
  try {
    await withDatabase(settings.data, async (db) => {
      await seedIfEmpty(db);
      await serveUntil(end, db, settings);
    });
  } finally {
    process.stdin.pause(); // while it is read the program cannot end
  }
}

function readSettings(args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS });
  return {
    data: values.data,
    host: values.host,
    port: wholeNumber('--port', values.port, { min: 0, max: 65_535 }),
    isGuarded: !values['no-anti-forgery'],
    mail: readMailSettings(process.env),
    webhook: readWebhook(process.env),
  };
}

/** The reference inventory is much code, and is loaded only when it is needed. */
async function seedIfEmpty(db: Database): Promise<void> {
  if (hasVehicles(db)) return;
  const { addReference } = await import('./seed.ts');
  log('info', 'inventory.seeded', { vehicles: addReference(db) });
}

async function serveUntil(end: Promise<void>, db: Database, settings: Settings): Promise<void> {
  const { data, host, port, isGuarded, mail, webhook } = settings;
  const mailing = createMailing(db, mailCarrier(mail, path.join(data, 'outbox')));
  const application = {
    routes: apiRoutes({ db, onEnquiry: () => mailing.wake() }),
    guard: isGuarded ? antiForgery(randomBytes(32)) : null,
    pictureDirectory: path.join(data, 'pictures'),
  };
  const server = await startServer((request) => answerTo(request, application), { host, port });
  const watch = webhook && watchChanges(db, webhook);
  log('info', 'backoffice.listening', { url: server.url });

  mailing.start();
  await end;
  setTimeout(() => process.exit(), STOP_TIMEOUT).unref();
  log('info', 'backoffice.stopping');
  await server.stop();
  await Promise.all([mailing.stop(), watch?.stop()]);
}
