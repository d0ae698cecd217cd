import { processSingleton } from '#lib/platform/process-singleton.ts';
import { pageRender } from '#lib/platform/next-render.ts';
import { CACHE, revalidateAfter, tagPage } from './cache-tags.ts';

/** What every search page shows, whatever is searched for. */
type Kind = 'makes' | 'models';

const SECONDS = 1;

const answers = processSingleton(
  'recent answers',
  () => new Map<Kind, { askedAt: number; names: Promise<string[]> }>(),
);

/**
 * What `load` gives. Pages that are rendered within a second share one answer, and their lifetime is that second shorter.
 * A failure is not shared, nor what was asked for before a webhook came.
 */
export function recentAnswer(kind: Kind, load: () => Promise<string[]>, now = Date.now()): Promise<string[]> {
  if (pageRender() === null) return load();
  const recent = answers.get(kind);
  if (recent && now - recent.askedAt < SECONDS * 1000) {
    tagPage(CACHE.makes.tag);
    revalidateAfter(CACHE.makes.seconds - SECONDS);
    return recent.names;
  }
  const answer = { askedAt: now, names: load() };
  answers.set(kind, answer);
  answer.names.catch(() => answers.get(kind) === answer && answers.delete(kind)); // it is thrown where it is awaited
  return answer.names;
}

/** A webhook has come: what the backoffice gave before may have changed. */
export function forgetRecentAnswers(): void {
  answers.clear();
}
