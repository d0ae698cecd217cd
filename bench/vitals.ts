/** Runs in the browser. Gives FCP, LCP, TBT (by long tasks after the first contentful paint) and CLS (all shifts). */
export async function readVitals(): Promise<Record<string, number>> {
  const types = ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'];
  const entries: (PerformanceEntry & { value?: number })[] = [];
  for (const type of types)
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 200)); // observers get buffered entries in a later task

  function of(type: string) {
    return entries.filter(({ entryType }) => entryType === type);
  }
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  const lcp = of('largest-contentful-paint').at(-1)?.startTime ?? NaN;
  const blocking = of('longtask')
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50)
    .filter((milliseconds) => milliseconds > 0);
  const shifts = of('layout-shift').map(({ value = 0 }) => value);
  return {
    'FCP, ms': fcp,
    'LCP, ms': lcp,
    'TBT, ms': blocking.reduce((sum, milliseconds) => sum + milliseconds, 0),
    CLS: shifts.reduce((sum, shift) => sum + shift, 0),
  };
}

/** Runs in the browser. Collects the durations of interactions, from the input to the next paint, in milliseconds. */
export function observeInteractions(): number[] {
  const durations: number[] = [];
  const interactions: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe(interactions);
  return durations;
}
