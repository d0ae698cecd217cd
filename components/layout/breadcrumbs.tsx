import { breadcrumbsStructuredData } from '@/lib/seo/structured-data/breadcrumbs';

import { SiteLink } from '../ui/site-link';
import styles from './breadcrumbs.module.css';
import { StructuredData } from './structured-data';

export type Crumb = { label: string; href: string };

/** Where the visitor is: links to what is above, then the page itself. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <>
      <StructuredData of={breadcrumbsStructuredData(crumbs, current)} />
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
    </>
  );
}
