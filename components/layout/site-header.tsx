'use client';

import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { LanguageLink } from '#components/language/language-link.tsx';
import { SavedLink } from '#components/saved/saved-link.tsx';
import { SearchBox } from '#components/search-box/search-box.tsx';
import { MenuLinks } from './menu-links.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';

/** The header of every page: a skip link, the logo, tabs, search, saved cars and language; on a phone a menu button in place of the tabs. */
export function SiteHeader({ name }: { name: string }) {
  const { layout } = useTexts();
  return (
    <header className={styles.header}>
      <a className={styles.skipLink} href="#main">
        {layout.skipToContent}
      </a>
      <div className={styles.bar}>
        <SiteLogo name={name} />
        <nav className={styles.tabs} aria-label={layout.menu.name}>
          <ul className={styles.entries}>
            <MenuLinks />
          </ul>
        </nav>
        {/* Safari's buttons take no focus by mouse: without a tabIndex the search box would close before it is sent */}
        <div className={styles.search} tabIndex={-1}>
          <SearchBox className={styles.searchBox} />
        </div>
        <SavedLink className={styles.icon} />
        <LanguageLink className={clsx(styles.icon, styles.language)} isShort />
        <Sidebar />
      </div>
    </header>
  );
}
