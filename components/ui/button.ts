import clsx from 'clsx';

import styles from './button.module.css';

/** `main` is the one coral action of a screen; `solid` and `outline` stand back behind it in that order. */
export type ButtonKind = 'main' | 'solid' | 'outline';

/** Class of a button, or of a link that looks like one. */
export function buttonClass(kind: ButtonKind, className?: string): string {
  return clsx(styles.button, styles[kind], className);
}
