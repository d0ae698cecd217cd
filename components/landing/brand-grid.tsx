'use client';

import { Link } from '#components/language/link.tsx';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import styles from './brand-grid.module.css';

/** A make and the URL of its logo; null when there is none. */
export type Brand = { make: string; logo: string | null };

/**
 * One tile for each make, a link to the search for it. A make without a logo is shown as text. A client component, so
 * that the page's data contain the makes but not the elements of the tiles.
 */
export function BrandGrid({ brands }: { brands: Brand[] }) {
  return (
    <ul className={styles.grid}>
      {brands.map(({ make, logo }) => (
        <li key={make}>
          <Link
            className={styles.tile}
            href={searchAddress(withCriteria(EMPTY_FILTER, { make }))}
            aria-label={make}
          >
            {logo ? (
              // eslint-disable-next-line @next/next/no-img-element -- a few KB each: nothing to optimise
              <img className={styles.logo} src={logo} alt="" width={256} height={160} loading="lazy" />
            ) : (
              <span className={styles.wordmark}>
                <NonBreakingWords text={make} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
