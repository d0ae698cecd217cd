'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-storage.ts';
import styles from './filters-pill.module.css';

/**
 * On a phone, a button that stays at the bottom of the results and opens the filters; without JavaScript by its
 * fragment.
 */
export function FiltersPill({ label }: { label: string }) {
  function handleClick(event: MouseEvent) {
    event.preventDefault(); // else the fragment becomes a history entry
    document.getElementById(FILTER_FORM_ID)?.closest('details')?.setAttribute('open', '');
  }

  return (
    <a className={buttonClass('secondary', styles.pill)} href={`#${FILTER_FORM_ID}`} onClick={handleClick}>
      <Icon name="filter" size={20} />
      {label}
    </a>
  );
}
