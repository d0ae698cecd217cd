'use client';

import { useTexts } from '#use-texts';
import { LanguageLink } from '#components/language/language-link.tsx';
import { Link } from '#components/language/link.tsx';
import { SearchBox } from '#components/search-box/search-box.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MenuLinks } from './menu-links.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';

/** The header of every page: a skip link, the logo, tabs and search; on a phone the logo and the menu button. */
export function SiteHeader({ name }: { name: string }) {
  const { layout, saved } = useTexts();
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
        <Link className={styles.saved} href="/saved" aria-label={saved.title}>
          <Icon name="heart" />
        </Link>
        <LanguageLink className={styles.language} />
        <Sidebar />
      </div>
    </header>
  );
}
