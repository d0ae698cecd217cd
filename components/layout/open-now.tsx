'use client';

import { useTexts } from '#use-texts';
import { openNow, type OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import styles from './open-now.module.css';

const MINUTE_MS = 60_000;

/**
 * Whether the sales department is open (docs/product.md 1.6). A page may be cached for days, so only the browser says
 * it; its line is empty until then.
 */
export function OpenNow() {
  const { salesHours } = useSiteSettings();
  const { layout } = useTexts();
  const text = useBrowserValue(() => openNowText(salesHours, layout.openNow), '', everyMinute);
  return <p className={styles.line}>{text}</p>;
}

/** `Sales open until 18:00`; empty when the department never opens. */
function openNowText(
  salesHours: readonly OpeningTimes[],
  openNowTexts: ClientTexts['layout']['openNow'],
): string {
  const state = openNow(salesHours, new Date());
  if (state.isOpen) return openNowTexts.until(state.until);
  if (!state.opens) return '';
  const { at, day, daysAhead } = state.opens;
  if (daysAhead > 1) return openNowTexts.on(day, at);
  return daysAhead === 1 ? openNowTexts.tomorrow(at) : openNowTexts.today(at);
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
