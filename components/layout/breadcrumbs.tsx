import type { Breadcrumb } from '#lib/domain/seo/breadcrumbs.ts';
import { Link } from '#components/language/link.tsx';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ crumbs, current }: { crumbs: Breadcrumb[]; current: string }) {
  return (
    <nav aria-label={texts().layout.breadcrumbs}>
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
