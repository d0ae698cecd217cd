import Link from 'next/link';

import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; href: string };

/** Where the visitor is: links to what is above, then the page itself. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
