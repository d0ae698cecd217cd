'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#use-texts';
import { openNow, type OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import styles from './open-now.module.css';

const MINUTE_MS = 60_000;

/**
 * Whether the sales department is open (docs/product.md 1.6b). A page may be cached for days, so only the browser says
 * it, by the server's time; its line is empty until then.
 * @param props.isFresh true on a page that is rendered for one visitor: the server says it
 */
export function OpenNow({ isFresh = false }: { isFresh?: boolean }) {
  const { salesHours } = useSiteSettings();
  const { openNow: wording } = useTexts().layout;
  const rendered = isFresh ? openNowText(salesHours, wording, new Date()) : '';
  const behindMs = useClockError(salesHours.length > 0);
  const text = useBrowserValue(
    () => (behindMs === null ? rendered : openNowText(salesHours, wording, new Date(Date.now() + behindMs))),
    rendered,
    everyMinute,
  );
  return (
    <p className={styles.line} suppressHydrationWarning={isFresh}>
      {text}
    </p>
  );
}

/** `Sales open until 18:00`; empty when the department never opens. */
function openNowText(
  salesHours: readonly OpeningTimes[],
  wording: ClientTexts['layout']['openNow'],
  now: Date,
): string {
  const state = openNow(salesHours, now);
  if (state.isOpen) return wording.until(state.until);
  if (!state.opens) return '';
  const { at, day, daysAhead } = state.opens;
  if (daysAhead > 1) return wording.on(day, at);
  return daysAhead === 1 ? wording.tomorrow(at) : wording.today(at);
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** By how many milliseconds the visitor's clock is behind the server's, if asked for; null until the server has answered. */
function useClockError(isAskedFor: boolean): number | null {
  const [behindMs, setBehindMs] = useState<number | null>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    function read({ headers }: Response) {
      const date = headers.get('date');
      if (date) setBehindMs(Date.parse(date) - Date.now());
    }
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(read, () => undefined); // offline: nothing is said
  }, [isAskedFor]);
  return behindMs;
}
