import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#use-texts';

const COUNT_MS = 250;

/**
 * An amount in rupees. When it changes, it is seen to count to the new one; its text is the new one at once. Nothing
 * moves for visitors who prefer less motion.
 */
export function CountingAmount({ amount, className }: { amount: number; className?: string | undefined }) {
  const { rupeesAndCents } = useTexts().numbers;
  const element = useRef<HTMLElement>(null);
  const seen = useRef(amount);

  useLayoutEffect(() => {
    const node = element.current;
    const from = seen.current;
    seen.current = amount;
    if (!node || from === amount || !isMotionWanted()) return;

    const start = performance.now();
    let frame = 0;
    function count() {
      const left = 1 - (performance.now() - start) / COUNT_MS;
      if (!node || left <= 0) return stop();
      seen.current = amount + (from - amount) * left ** 2; // slower towards its end
      node.dataset.counting = rupeesAndCents(seen.current);
      frame = requestAnimationFrame(count);
    }
    function stop() {
      cancelAnimationFrame(frame);
      delete node?.dataset.counting;
    }
    count();
    return stop;
  }, [amount, rupeesAndCents]);

  return (
    <dd ref={element} className={className}>
      {rupeesAndCents(amount)}
    </dd>
  );
}

function isMotionWanted(): boolean {
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
