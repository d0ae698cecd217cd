'use client';

import { MenuLinks } from './menu-links.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';

/** The header of every page: logo and tabs, on a phone logo and hamburger. */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLogo name={name} />
        <nav className={styles.tabs} aria-label="Main">
          <ul className={styles.entries}>
            <MenuLinks className={styles.tab} />
          </ul>
        </nav>
        <Sidebar />
      </div>
    </header>
  );
}
