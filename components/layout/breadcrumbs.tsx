import type { Breadcrumb } from '#lib/domain/seo/breadcrumbs.ts';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ crumbs, current }: { crumbs: Breadcrumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
