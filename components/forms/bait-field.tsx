import { BAIT } from '@/lib/domain/enquiry/bait';

import styles from './bait-field.module.css';

/** For programs that fill in whatever they find: neither shown nor announced, nor filled in by a browser. */
export function BaitField() {
  return (
    <div className={styles.more} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={BAIT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
