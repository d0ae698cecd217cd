'use client';

import { useEffect } from 'react';
import { useTexts } from '#use-texts';
import { DARK } from '#lib/domain/design/tokens.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import { webStorage } from '#components/ui/web-storage.ts';
import styles from './theme-switch.module.css';

/** In local storage; lib/page-cache/rewrite-html.ts reads it before anything is shown. */
const KEY = 'theme';

/** Empty: as the system says. */
const THEMES = ['', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const { read, save, subscribe } = webStorage(() => window.localStorage);

/** Dark, light, or as the system says (docs/product.md 1.10). Without a script there is nothing to choose. */
export function ThemeSwitch() {
  const { theme: wording } = useTexts().layout;
  const theme = useBrowserValue(readTheme, null, subscribe);

  useEffect(() => {
    if (theme !== null) apply(theme);
  }, [theme]);

  return (
    <label className={styles.theme}>
      {theme !== null && (
        <>
          {wording.name}{' '}
          <select value={theme} onChange={(event) => save(KEY, event.target.value)}>
            {THEMES.map((value) => (
              <option key={value} value={value}>
                {wording[value || 'system']}
              </option>
            ))}
          </select>
        </>
      )}
    </label>
  );
}

function readTheme(): Theme {
  return THEMES.find((theme) => theme === read(KEY)) ?? '';
}

/** Colours the page, and the browser's own bar. */
function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.content === DARK.surface ? 'dark' : 'light';
    if (theme) meta.media = theme === own ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
