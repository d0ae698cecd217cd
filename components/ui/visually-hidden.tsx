import type { ComponentProps } from 'react';
import patterns from './patterns.module.css';

/** Text for screen readers only; with `role` or `aria-live` they read it when it changes. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={patterns.visuallyHidden} />;
}
