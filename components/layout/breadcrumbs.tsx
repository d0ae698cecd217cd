import type { Breadcrumb } from '#lib/texts/breadcrumbs.ts';
import { Link } from '#components/language/link.tsx';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './breadcrumbs.module.css';

/** The way to a page; its own name is its heading, right below. */
export function Breadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
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
      </ol>
    </nav>
  );
}
