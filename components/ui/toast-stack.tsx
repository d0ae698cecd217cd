'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import styles from './toast-stack.module.css';

const VISIBLE_MS = 5000;
const AFTER_HOVER_MS = 1000;
const FADE_MS = 300;

export type ToastKind = 'success' | 'error';

let isMounted = false;
const errors = new Set<string>();

/** Shows a toast, or restarts its timer when the same text is still shown. */
export function addToast(kind: ToastKind, text: string): void {
  if (!isMounted) mount();
  if (kind === 'error') errors.add(text);
  toast[kind](text, { id: text, duration: Infinity, removeDelay: FADE_MS });
}

/** Fades out every error that is shown. */
export function dismissErrors(): void {
  for (const text of errors) toast.dismiss(text);
  errors.clear();
}

/** Renders the stack in a React root of its own, so that a toast survives a navigation. */
function mount() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // the live region must exist before its first toast, or screen readers do not announce it
  flushSync(() => root.render(<ToastStack />));
  isMounted = true;
}

function ToastStack() {
  const { toasts } = useToaster();
  return (
    <div className={styles.stack} role="region" aria-label="Notifications" aria-live="polite">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

/** One toast; its id is its text. A tap dismisses it. */
function ToastCard({ shown: { id, type, createdAt, visible } }: { shown: Toast }) {
  const pauseHandlers = useToastTimer(createdAt, dismiss);
  const isError = type === 'error';

  function dismiss() {
    toast.dismiss(id);
  }

  return (
    <button
      type="button"
      className={clsx(styles.toast, isError ? styles.error : styles.success, !visible && styles.leaving)}
      onClick={dismiss}
      {...pauseHandlers}
    >
      <Icon name={isError ? 'alert' : 'check'} size={20} />
      <span>{id}</span>
    </button>
  );
}

/**
 * Dismisses a toast 5000 ms after it was shown, but not while it has the pointer or the focus, nor in the 1000 ms after
 * (docs/product.md 9.5).
 * @param shownAt in milliseconds since 1970.
 */
function useToastTimer(shownAt: number, onDismiss: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [resumedAt, setResumedAt] = useState(0);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused) return;
    const dueAt = Math.max(shownAt + VISIBLE_MS, resumedAt + AFTER_HOVER_MS);
    const timer = setTimeout(() => dismiss(), dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [isPaused, resumedAt, shownAt]);

  function pause() {
    setIsPaused(true);
  }

  function resume() {
    setIsPaused(false);
    setResumedAt(Date.now());
  }

  return { onPointerEnter: pause, onFocus: pause, onPointerLeave: resume, onBlur: resume };
}
