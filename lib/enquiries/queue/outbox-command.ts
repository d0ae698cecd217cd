import { existsSync } from 'node:fs';
import { readableEnquiries } from './damaged-file.ts';
import { splitByReadability, type UndeliveredEnquiry, type UnreadableEnquiry } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';

const HELP = `Enquiries that the backoffice does not have yet.

  npm run outbox -- COMMAND

  list          what waits for the backoffice, and the dead letters, which it did not accept or nobody can read
  show ID       everything about one of them as JSON, with what the visitor typed
  retry ID      have it sent again; the site does that within ten seconds
  retry all     the same for all dead letters, and all that wait
  recover FILE  store again what can be read of outbox.sqlite.damaged-TIME
  erase ID      give it up: it is deleted, overwritten, and will not be sent
  help          print this

  They are in DATA_DIR, ./data when that is unset, and on the server of QUEUE_REDIS_URL where that and SITE_URL are set
  as the site has them. Nothing has to be done about those that wait: the site sends them
  as soon as the backoffice takes them.
`;

/** A command that failed, wholly or in part. The message is one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** What to print all the same. */
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** Stores by their names for the operator. */
type Stores = Record<string, EnquiryStore>;

/**
 * Runs a command of `npm run outbox`.
 * @param open opens the site's stores, for commands that need them
 * @returns the text to print
 * @throws CommandError
 */
export async function runOutboxCommand(args: string[], open: () => Stores, now: number): Promise<string> {
  const [command = 'list', ...rest] = args;
  if (['help', '--help', '-h'].includes(command)) return HELP;
  if (command === 'list') return list(open());
  if (command === 'show') return formatEnquiry(await find(open(), singleId(rest)));
  if (command === 'retry') return retry(open(), singleId(rest), now);
  if (command === 'erase') return erase(open(), singleId(rest));
  if (command === 'recover') return recover(open(), rest[0] ?? '', now);
  throw new CommandError(
    `There is no command '${command}', only list, show, retry, recover, erase and help.`,
  );
}

function singleId([id, ...more]: string[]): string {
  if (id === undefined || more.length > 0)
    throw new CommandError("This command takes one ID, as 'list' prints it.");
  return id;
}

type Listing = {
  /** The readable enquiries of all stores, oldest first. */
  all: UndeliveredEnquiry[];
  unreadable: UnreadableEnquiry[];
  /** One sentence for each store that cannot be read. */
  problems: string[];
};

async function listAll(stores: Stores): Promise<Listing> {
  const problems: string[] = [];
  const lists = await Promise.all(
    Object.entries(stores).map(([name, store]) =>
      store.list().catch((error: unknown) => {
        problems.push(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
        return [];
      }),
    ),
  );
  const { readable, unreadable } = splitByReadability(lists.flat());
  return { all: readable.sort((one, other) => one.storedAt - other.storedAt), unreadable, problems };
}

async function list(stores: Stores): Promise<string> {
  const { all, unreadable, problems } = await listAll(stores);
  const rows = [...all.map(formatRow), ...unreadable.map(formatUnreadable)];
  const text = rows.map((row) => `${row}\n`).join('');
  requireNone(problems, text);
  return text || 'Every enquiry has been delivered.\n';
}

async function find(stores: Stores, id: string): Promise<UndeliveredEnquiry | UnreadableEnquiry> {
  const { all, unreadable, problems } = await listAll(stores);
  const found = [...all, ...unreadable].find((enquiry) => enquiry.id === id);
  if (!found) requireNone(problems);
  return found ?? notFound(id);
}

function requireNone(problems: string[], output = ''): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'), output);
}

function formatRow({ id, kind, storedAt, attempts, ...rest }: UndeliveredEnquiry): string {
  return [id, formatTime(storedAt), kind.padEnd(10), `attempt ${attempts}`, formatState(rest)].join('  ');
}

function formatUnreadable({ id, unreadable }: UnreadableEnquiry): string {
  return `${id}  dead letter: ${unreadable}`;
}

function formatEnquiry(enquiry: UndeliveredEnquiry | UnreadableEnquiry): string {
  if ('unreadable' in enquiry) return `${JSON.stringify(enquiry, null, 2)}\n`;
  const { storedAt, deadSince } = enquiry;
  const times = { storedAt: new Date(storedAt), deadSince: deadSince && new Date(deadSince) };
  return `${JSON.stringify({ ...enquiry, ...times }, null, 2)}\n`;
}

function formatTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function formatState({ deadSince, failure }: Pick<UndeliveredEnquiry, 'deadSince' | 'failure'>): string {
  const state = deadSince === null ? 'waiting' : 'dead letter';
  return failure === null ? state : `${state}: ${failure}`;
}

async function retry(stores: Stores, idOrAll: string, now: number): Promise<string> {
  const ids = idOrAll === 'all' ? await allIds(stores) : [await readableId(stores, idOrAll)];
  let count = 0;
  for (const id of ids) if (await changeInAll(stores, (store) => store.retry(id, now))) count += 1;
  if (count === 0 && idOrAll !== 'all') notFound(idOrAll);
  return `${count === 1 ? '1 enquiry is' : `${count} enquiries are`} to be sent again.\n`;
}

async function allIds(stores: Stores): Promise<Set<string>> {
  const { all, problems } = await listAll(stores);
  requireNone(problems);
  return new Set(all.map(({ id }) => id));
}

/** @throws CommandError for an unreadable enquiry, which would become a dead letter again */
async function readableId(stores: Stores, id: string): Promise<string> {
  const { unreadable } = await listAll(stores);
  if (!unreadable.some((enquiry) => enquiry.id === id)) return id;
  throw new CommandError(
    `Enquiry '${id}' cannot be read, so it cannot be sent: show prints what is left of it.`,
  );
}

async function erase(stores: Stores, id: string): Promise<string> {
  if (await changeInAll(stores, (store) => store.erase(id))) return `Enquiry ${id} is erased.\n`;
  return notFound(id);
}

/** Stores the readable enquiries of a damaged file in the first store, under their own ids and idempotency keys. */
async function recover(stores: Stores, file: string, now: number): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`There is no file '${file}'.`);
  const [store] = Object.values(stores);
  const readable = readableEnquiries(file);
  for (const enquiry of readable) await store?.enqueue(enquiry, { from: enquiry.storedAt, until: now });
  return `Enquiries read from ${file} and stored for the site to send: ${readable.length}.\n`;
}

function notFound(id: string): never {
  throw new CommandError(`There is no undelivered enquiry '${id}'.`);
}

/** Makes a change in every store, since after an outage two stores may have the same enquiry. @returns whether any has it */
async function changeInAll(
  stores: Stores,
  change: (store: EnquiryStore) => Promise<boolean>,
): Promise<boolean> {
  const results = await Promise.all(Object.values(stores).map(change));
  return results.some(Boolean);
}
