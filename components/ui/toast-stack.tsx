'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
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

/** Renders the stack in its own React root, so that a toast survives a navigation. */
function mount() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // screen readers announce a toast only if the live region already exists
  flushSync(() => root.render(<ToastStack />));
  isMounted = true;
}

function ToastStack() {
  const { toasts } = useToaster();
  return (
    <div className={styles.stack} role="log" aria-live="polite">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

/**
 * One toast; its id is its text. A tap dismisses it. It disappears 5000 ms after it was shown, but stays while it has
 * the pointer or the focus and for 1000 ms after that (docs/product.md 9.5).
 */
function ToastCard({ shown: { id, type, createdAt, visible } }: { shown: Toast }) {
  const [resumedAt, setResumedAt] = useState<number | 'paused'>(0); // in milliseconds since 1970
  const isError = type === 'error';

  useEffect(() => {
    if (resumedAt === 'paused') return;
    const dueAt = Math.max(createdAt + VISIBLE_MS, resumedAt + AFTER_HOVER_MS);
    const timer = setTimeout(() => toast.dismiss(id), dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [id, createdAt, resumedAt]);

  function pause() {
    setResumedAt('paused');
  }

  function resume() {
    setResumedAt(Date.now());
  }

  return (
    <button
      type="button"
      className={clsx(styles.toast, isError ? styles.error : styles.success, !visible && styles.leaving)}
      onClick={() => toast.dismiss(id)}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={isError ? 'alert' : 'check'} size={20} />
      <span>{id}</span>
    </button>
  );
}
