import { useTexts } from '#use-texts';
import { searchOrderAddress } from '#lib/texts/filter-label.ts';
import { relaxedSearchLabel } from './relaxed-search-label.ts';
import type { RelaxedSearch } from '#lib/domain/search/inventory-view.ts';
import { activeKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

type Props = {
  filter: SearchFilter;
  relaxedSearches: RelaxedSearch[];
  /** No car is shown. */
  isEmpty: boolean;
};

/** Small changes to a search with few or no cars that find more, and a link to order a car. */
export function RelaxedSearches({ filter, relaxedSearches, isEmpty }: Props) {
  const texts = useTexts();
  const { relaxed } = texts.search;
  const namesNoCar = isEmpty && activeKeys(filter).length === 0;
  return (
    <section className={styles.help} aria-label={relaxed.name}>
      {relaxedSearches.length > 0 && (
        <>
          <h2 className={styles.heading}>{relaxed.heading}</h2>
          <ul className={styles.list}>
            {relaxedSearches.map((relaxedSearch, index) => (
              <li key={index}>
                <SearchLink className={patterns.touchLink} to={relaxedSearch.filter}>
                  {relaxedSearchLabel(filter, relaxedSearch, texts)}
                </SearchLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{namesNoCar ? relaxed.notWanted : relaxed.notHere}</p>
      <Link className={buttonClass('outline')} href={searchOrderAddress(filter, texts)}>
        {namesNoCar ? relaxed.tellUs : texts.offer.findOne}
      </Link>
    </section>
  );
}
