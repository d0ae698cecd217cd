import type { Breadcrumb } from '#lib/domain/discovery/breadcrumbs.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ crumbs, current }: { crumbs: Breadcrumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <SiteLink className={styles.link} href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
