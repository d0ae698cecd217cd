'use client';

import clsx from 'clsx';

import { Icon } from './icon.tsx';
import styles from './toast-stack.module.css';
import type { ToastKind } from './toasts.ts';
import { useToastLifetime } from './use-toast-lifetime.ts';

type Props = {
  kind: ToastKind;
  text: string;
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** While it fades away. */
  isLeaving: boolean;
  onDismiss: () => void;
};

/** One toast; a tap dismisses it. */
export function ToastCard({ kind, text, shownAt, isLeaving, onDismiss }: Props) {
  const holding = useToastLifetime(shownAt, onDismiss);
  return (
    <button
      type="button"
      className={clsx(styles.toast, styles[kind], isLeaving && styles.leaving)}
      onClick={onDismiss}
      {...holding}
    >
      <Icon name={kind === 'success' ? 'check' : 'alert'} size={20} />
      <span>{text}</span>
    </button>
  );
}
