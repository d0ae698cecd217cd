import { MenuLinks } from './menu-links.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';

/** On top of every page: logo, the seven tabs, and the hamburger in their stead on a phone. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLogo />
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
