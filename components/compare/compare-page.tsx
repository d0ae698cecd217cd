import { env } from '@/lib/env';

import { Main } from '../layout/page';
import styles from './compare-page.module.css';
import { Comparison } from './comparison';
import type { Slot } from './slot';

/** Two cars side by side: those of the address, or else the visitor's own. */
export function ComparePage({ shared }: { shared: readonly [Slot, Slot] | null }) {
  return (
    <Main>
      <div className={styles.page}>
        <Comparison shared={shared} siteUrl={env().siteUrl} />
      </div>
    </Main>
  );
}
