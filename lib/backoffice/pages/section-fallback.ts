import 'server-only';
import * as v from 'valibot';
import { log } from '#lib/platform/log.ts';
import { renewPageSoon } from './cache-tags.ts';
import { inTime } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { keepLastGood, lastGood } from './stale-store.ts';

/** What a part is remembered by, and what it has to look like to be believed when it comes back from the disk. */
export type Part<T> = { name: string; schema: v.GenericSchema<unknown, T> };

/** Leaves time for rendering the page before its visitor is told that it cannot be had. */
const PATIENCE_MS = 4_000;

/**
 * Something that a page can do without: what the backoffice gives; when it fails to in time, what it last gave of this
 * part; `null` when there is nothing of that, or an empty list. A failure is logged, and has the page rendered anew soon.
 *
 * What was last given may be old, for as long as the backoffice fails: a featured car may have been sold, which its own
 * page tells, and a make may have no car left, which its search tells.
 */
export async function optional<T>(asked: Promise<T>, part?: Part<T>): Promise<T | null> {
  try {
    return await inTime(kept(asked, part), 'a part of the page', AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    await renewPageSoon();
    const remembered = part ? await rememberedOf(part) : null;
    log('warn', remembered === null ? 'page.part-left-out' : 'page.part-remembered', { error });
    return remembered;
  }
}

/**
 * Refuses a page of which no part could be had: it would say nothing, and take the place of one that does.
 * @throws BackofficeError 'unreachable'
 */
export function requireAny(page: string, parts: readonly unknown[]): void {
  if (parts.some((part) => part !== null)) return;
  throw new BackofficeError('none of its parts could be had', { kind: 'unreachable', call: page });
}

/** What is given is remembered even when it comes too late for the page that asked. */
async function kept<T>(asked: Promise<T>, part: Part<T> | undefined): Promise<T> {
  const given = await asked;
  if (part) keepLastGood(keyOf(part), isEmptyList(given) ? null : given);
  return given;
}

async function rememberedOf<T>(part: Part<T>): Promise<T | null> {
  const { success, output } = v.safeParse(part.schema, await lastGood(keyOf(part)));
  return success ? output : null;
}

function keyOf<T>({ name }: Part<T>): string {
  return `part ${name}`;
}

/** Worth no memory: visitors can ask for the models of any make they think of. */
function isEmptyList(given: unknown): boolean {
  return Array.isArray(given) && given.length === 0;
}
