/** The queue's source of time. Tests use a clock that they advance. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after `milliseconds`. @returns a function that cancels the call */
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
