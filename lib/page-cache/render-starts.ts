/** A longer render is assumed to have failed. */
const LONGEST_RENDER_MS = 30_000;

const MAX_RENDERS = 1_000;

/**
 * The start times of renders under way. A page may be outdated by a change after its render began, even if it is stored
 * later.
 */
export class RenderStarts {
  readonly #starts = new Map<string, number>();

  /** Call it when Next has been told that a page is missing or outdated. Times are milliseconds since 1970. */
  begin(name: string, now: number): void {
    if (now - (this.#starts.get(name) ?? -Infinity) < LONGEST_RENDER_MS) return; // Next renders a page once at a time
    if (this.#starts.size >= MAX_RENDERS) this.#starts.clear();
    this.#starts.set(name, now);
  }

  /** Ends a render. @returns when it began */
  end(name: string, now: number): number {
    const start = this.#starts.get(name) ?? now;
    this.#starts.delete(name);
    return now - start < LONGEST_RENDER_MS ? Math.min(start, now) : now;
  }
}
