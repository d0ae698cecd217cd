import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { Link } from '#components/language/link.tsx';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './breadcrumbs.module.css';

/** A link to a page above the current one; `href` is its address in English. */
type Breadcrumb = { label: string; href: string };

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

/** Inventory, make, model. */
export function vehicleBreadcrumbs({ make, model }: Vehicle, { layout }: ClientTexts): Breadcrumb[] {
  const crumbs = [{ label: layout.crumbs.inventory, href: searchAddress(EMPTY_FILTER) }];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(withCriteria(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

export function blogBreadcrumbs({ layout }: ClientTexts): Breadcrumb[] {
  return [
    { label: layout.crumbs.home, href: '/' },
    { label: layout.blog, href: '/blogs' },
  ];
}
