import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './empty-bay.module.css';
import patterns from './patterns.module.css';

/** What a visitor reads where there is nothing to show, with a drawing. */
export function EmptyBay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.emptyBay}>
      <div className={patterns.stack}>{children}</div>
      <Drawing name="empty-bay" className={styles.drawing} />
    </div>
  );
}
