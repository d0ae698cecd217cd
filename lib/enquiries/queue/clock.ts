/** Time as the outbox sees it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once after so many milliseconds, unless it is called off by what this returns. */
  after(milliseconds: number, run: () => void): () => void;
};

/** The clock of this machine. What it is to run later keeps no process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
