import type { ReactNode } from 'react';
import patterns from './patterns.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={patterns.visuallyHidden}>{children}</span>;
}
