import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; totalPages: number };

/** What a page number above the last one shows (docs/product.md 3.7). */
export function PageOutOfRange({ filter, totalPages }: Props) {
  return (
    <div className={styles.help}>
      <h2 className={styles.heading}>
        {`There is no page ${filter.page + 1}. The last page is ${totalPages}.`}
      </h2>
      <SearchLink className={buttonClass('outline')} to={{ ...filter, page: 0 }}>
        Back to page 1
      </SearchLink>
    </div>
  );
}
