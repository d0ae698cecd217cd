import type { ReactNode } from 'react';

import { setKeys, type SearchFilter } from '@/lib/domain/search-filter';

import { Icon } from '../ui/icon';
import styles from './filter-panel.module.css';

/** Holds the search form: beside the results on a wide screen; on a phone above them, folded once a search is under way. */
export function FilterPanel({ filter, children }: { filter: SearchFilter; children: ReactNode }) {
  const isUnderWay = setKeys(filter).length > 0 || filter.page > 0;
  return (
    <details className={styles.panel} open={!isUnderWay}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        Filters
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
