import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#use-texts';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './copy-link.module.css';

/** A field with the page's address and a copy button. Without clipboard access or JavaScript the text can be selected. */
export function CopyLink({ address }: { address: string }) {
  const { share } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      field.current?.select(); // no permission, or a page without TLS
      setOutcome('selected');
    }
  }

  return (
    <div className={styles.copy}>
      <VisuallyHidden>
        <label htmlFor={fieldId}>{share.link}</label>
      </VisuallyHidden>
      <input
        ref={field}
        id={fieldId}
        className={clsx(patterns.control, styles.field)}
        value={address}
        readOnly
      />
      <button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
        {share.copyLink}
      </button>
      <p className={styles.outcome} role="status">
        {outcome && share[outcome]}
      </p>
    </div>
  );
}
