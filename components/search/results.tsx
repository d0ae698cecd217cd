import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { ResultCard } from '#components/vehicle/result-card.tsx';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import styles from './results.module.css';

export function Results({ filter, results }: { filter: SearchFilter; results: SearchResults }) {
  if (results.content.length === 0) return <NoResults filter={filter} />;
  return (
    <>
      <ul className={styles.list}>
        {results.content.map((vehicle, index) => (
          <li key={vehicle.chassisNumber}>
            <ResultCard vehicle={vehicle} priority={index === 0} />
          </li>
        ))}
      </ul>
      <Paging filter={filter} totalPages={results.totalPages} />
    </>
  );
}
