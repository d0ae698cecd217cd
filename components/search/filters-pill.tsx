'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { FILTER_FORM_ID } from './filter-form.tsx';
import styles from './filters-pill.module.css';

/**
 * On a phone, a button that opens the filters from the bottom of the screen; without JavaScript by its fragment. It is
 * laid over the list of cars that its parent holds: visible once the button above the list has scrolled away, until the
 * last cars, which lie above it.
 */
export function FiltersPill({ label }: { label: string }) {
  function handleClick(event: MouseEvent) {
    event.preventDefault(); // else the fragment becomes a history entry
    document.getElementById(FILTER_FORM_ID)?.closest('details')?.setAttribute('open', '');
  }

  return (
    <div className={styles.track}>
      <a className={buttonClass('secondary', styles.pill)} href={`#${FILTER_FORM_ID}`} onClick={handleClick}>
        <Icon name="filter" size={20} />
        <span>{label}</span>
      </a>
    </div>
  );
}
