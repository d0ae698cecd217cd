import { env } from '#lib/platform/env.ts';

import { Main } from '#components/layout/page.tsx';
import styles from './compare-page.module.css';
import { Comparison } from './comparison.tsx';
import type { Slot } from './slot.ts';

/** @param props.shared the cars of the address; null when it names none, and the visitor's own slots are shown. */
export function ComparePage({ shared }: { shared: readonly [Slot, Slot] | null }) {
  return (
    <Main>
      <div className={styles.page}>
        <Comparison shared={shared} siteUrl={env().siteUrl} />
      </div>
    </Main>
  );
}
