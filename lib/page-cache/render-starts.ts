/** A render that has not ended by then has failed, and its page may be asked for again much later. */
const LONGEST_RENDER_MS = 30_000;

const MAX_RENDERS = 1_000;

/** When the renders under way began: what a page shows may have changed since then, though it is stored later. */
export class RenderStarts {
  readonly #starts = new Map<string, number>();

  /** Next has been told that a page is missing or outdated. Times are milliseconds since 1970. */
  begin(name: string, now: number): void {
    if (now - (this.#starts.get(name) ?? -Infinity) < LONGEST_RENDER_MS) return; // it renders a page once at a time
    if (this.#starts.size >= MAX_RENDERS) this.#starts.clear();
    this.#starts.set(name, now);
  }

  /** @returns when the render began, which is over now */
  end(name: string, now: number): number {
    const start = this.#starts.get(name) ?? now;
    this.#starts.delete(name);
    return now - start < LONGEST_RENDER_MS ? Math.min(start, now) : now;
  }
}
