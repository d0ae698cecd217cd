import Link from 'next/link';

import { DEALER } from '@/lib/dealer';

import { LogoMark } from './logo-mark';
import { MenuLinks } from './menu-links';
import { Sidebar } from './sidebar';
import styles from './site-header.module.css';

/** On top of every page: logo, the seven tabs, and the hamburger in their stead on a phone. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} href="/" aria-label={`${DEALER.name}, home`}>
          <LogoMark />
          <span>{DEALER.name}</span>
        </Link>
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
