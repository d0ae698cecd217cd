'use client';

import { useTexts } from '#use-texts';
import { openNow, type OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import styles from './open-now.module.css';

const MINUTE_MS = 60_000;

/**
 * Whether the sales department is open (docs/product.md 1.6b). A page may be cached for days, so only the browser says
 * it; its line is empty until then.
 * @param props.isFresh true on a page that is rendered for one visitor: the server says it
 */
export function OpenNow({ isFresh = false }: { isFresh?: boolean }) {
  const { salesHours } = useSiteSettings();
  const { openNow: wording } = useTexts().layout;
  const rendered = isFresh ? openNowText(salesHours, wording) : '';
  const text = useBrowserValue(() => openNowText(salesHours, wording), rendered, everyMinute);
  return (
    <p className={styles.line} suppressHydrationWarning={isFresh}>
      {text}
    </p>
  );
}

/** `Sales open until 18:00`; empty when the department never opens. */
function openNowText(salesHours: readonly OpeningTimes[], wording: ClientTexts['layout']['openNow']): string {
  const state = openNow(salesHours, new Date());
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
