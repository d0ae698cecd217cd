import clsx from 'clsx';
import styles from './button.module.css';

/** `primary` is the one main action of a screen; `secondary` and `outline` are less prominent, in this order. */
export type ButtonKind = 'primary' | 'secondary' | 'outline';

/** Class names of a button, or of a link styled as one. */
export function buttonClass(kind: ButtonKind, className?: string): string {
  return clsx(styles.button, styles[kind], className);
}
