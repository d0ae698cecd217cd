import { preOrderAddress } from '#lib/domain/search/filter-label.ts';
import type { NearMiss } from '#lib/domain/search/inventory-view.ts';
import { nearMissLabel } from '#lib/domain/search/near-miss-label.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import patterns from '#components/ui/patterns.module.css';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; nearMisses: NearMiss[] };

/** Small changes to a search with few or no cars that find more, and a link to order a car. */
export function NearMisses({ filter, nearMisses }: Props) {
  return (
    <section className={styles.help} aria-label="Similar searches">
      {nearMisses.length > 0 && (
        <>
          <h2 className={styles.heading}>You would find</h2>
          <ul className={styles.misses}>
            {nearMisses.map((nearMiss, index) => (
              <li key={index}>
                <SearchLink className={patterns.touchLink} to={nearMiss.filter}>
                  {nearMissLabel(filter, nearMiss)}
                </SearchLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Not here yet?{' '}
        <a className={patterns.touchLink} href={preOrderAddress(filter)}>
          Tell us what you are looking for
        </a>
      </p>
    </section>
  );
}
