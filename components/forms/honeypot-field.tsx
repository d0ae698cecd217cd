import { HONEYPOT_FIELD } from '#lib/domain/enquiry/field-validation.ts';

import styles from './honeypot-field.module.css';

/** For programs that fill in whatever they find: neither shown nor announced, nor filled in by a browser. */
export function BaitField() {
  return (
    <div className={styles.more} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
