/** Time as the queue sees it; tests move their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a callback once after so many milliseconds; the function that it returns cancels that. */
  after(milliseconds: number, run: () => void): () => void;
};

/** The system's clock. Its timers do not keep the process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
