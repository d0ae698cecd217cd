import type { StoredEnquiry, UnreadableEnquiry } from './enquiry.ts';
import type { Outbox } from './queue.ts';

const HELP = `Enquiries that the backoffice does not have yet.

  npm run outbox -- COMMAND

  list       what waits for the backoffice, and the dead letters, which it did not accept or nobody can read
  show ID    everything about one of them as JSON, with what the visitor typed
  retry ID   have it sent again; the site does that within seconds
  retry all  the same for all dead letters, and all that wait
  erase ID   give it up: it is deleted, overwritten, and will not be sent
  help       print this

  Set DATA_DIR to that of the site, unless it is ./data: it tells which queue server the site uses, if any. QUEUE_REDIS_URL
  names another one. Nothing has to be done about those that wait: the site sends them as soon as the backoffice takes them.
`;

/** The queues of a site, and where they are, in words. */
export type OpenedOutbox = { queues: Outbox[]; place: string };

/** Later than any time. */
const LAST = Number.MAX_VALUE;

/** A command that failed. The message is one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command of `npm run outbox`.
 * @param open opens the site's queues, for commands that need them
 * @returns the text to print
 * @throws CommandError, and the errors of a queue that cannot be read
 */
export async function runOutboxCommand(args: string[], open: () => OpenedOutbox): Promise<string> {
  const [command = 'list', ...rest] = args;
  if (['help', '--help', '-h'].includes(command)) return HELP;
  if (command === 'list') return list(open());
  if (command === 'show') return show(open().queues, singleId(rest));
  if (command === 'retry') return retry(open().queues, singleId(rest));
  if (command === 'erase') return erase(open().queues, singleId(rest));
  throw new CommandError(`There is no command '${command}', only list, show, retry, erase and help.`);
}

function singleId([id, ...more]: string[]): string {
  if (id === undefined || more.length > 0)
    throw new CommandError("This command takes one ID, as 'list' prints it.");
  return id;
}

/** The readable enquiries of all queues, oldest first, and then the others. */
async function listAll(queues: Outbox[]): Promise<(StoredEnquiry | UnreadableEnquiry)[]> {
  const all = (await Promise.all(queues.map((queue) => queue.list()))).flat();
  return all.sort((one, other) => storedAt(one) - storedAt(other));
}

function storedAt(enquiry: StoredEnquiry | UnreadableEnquiry): number {
  return 'unreadable' in enquiry ? LAST : enquiry.storedAt;
}

async function list({ queues, place }: OpenedOutbox): Promise<string> {
  const all = await listAll(queues);
  if (all.length === 0) return `Every enquiry has been delivered: none is in ${place}.\n`;
  return `${all.map(formatRow).join('\n')}\nFound in ${place}.\n`;
}

async function show(queues: Outbox[], id: string): Promise<string> {
  const found = (await Promise.all(queues.map((queue) => queue.show(id)))).find(
    (enquiry) => enquiry !== null,
  );
  if (!found) throw notFound(id);
  return `${JSON.stringify(found, (name, value: unknown) => (isTime(name, value) ? new Date(value).toISOString() : value), 2)}\n`;
}

function isTime(name: string, value: unknown): value is number {
  return ['storedAt', 'deadSince'].includes(name) && typeof value === 'number';
}

function formatRow(enquiry: StoredEnquiry | UnreadableEnquiry): string {
  if ('unreadable' in enquiry) return `${enquiry.id}  ${enquiry.unreadable}`;
  const { id, kind, storedAt, attempts, deadSince, failure } = enquiry;
  const time = `${new Date(storedAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const state = deadSince === null ? 'waiting' : 'dead letter';
  const why = failure === null ? state : `${state}: ${failure}`;
  return [id, time, kind.padEnd(10), `attempt ${attempts}`, why].join('  ');
}

async function retry(queues: Outbox[], idOrAll: string): Promise<string> {
  const ids = idOrAll === 'all' ? (await listAll(queues)).map(({ id }) => id) : [idOrAll];
  let count = 0;
  for (const id of new Set(ids)) if (await changeInAny(queues, (queue) => queue.retry(id))) count += 1;
  if (count === 0 && idOrAll !== 'all') throw notFound(idOrAll);
  return `${count === 1 ? '1 enquiry is' : `${count} enquiries are`} to be sent again.\n`;
}

async function erase(queues: Outbox[], id: string): Promise<string> {
  if (await changeInAny(queues, (queue) => queue.erase(id))) return `Enquiry ${id} is erased.\n`;
  throw notFound(id);
}

function notFound(id: string): CommandError {
  return new CommandError(`There is no undelivered enquiry '${id}'.`);
}

/** @returns whether any queue has it */
async function changeInAny(queues: Outbox[], change: (queue: Outbox) => Promise<boolean>): Promise<boolean> {
  const results = await Promise.all(queues.map(change));
  return results.some(Boolean);
}
