'use client';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';

import { ToastCard } from './toast-card.tsx';
import styles from './toast-stack.module.css';
import type { ToastKind } from './toasts.ts';

const FADE_MS = 300;

let isMounted = false;
const errors = new Set<string>();

/** Shows a toast, or starts its time anew when the same text is still there. */
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

/** Stands beside the pages, so that a toast outlives the page it was raised on. */
function mount() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // screen readers announce what is added to a region that is there already
  flushSync(() => root.render(<ToastStack />));
  isMounted = true;
}

function ToastStack() {
  const { toasts } = useToaster();
  return (
    <div className={styles.stack} role="region" aria-label="Notifications" aria-live="polite">
      {toasts.map((shown) => (
        <ToastCard
          key={shown.id}
          kind={shown.type === 'error' ? 'error' : 'success'}
          text={shown.id}
          shownAt={shown.createdAt}
          isLeaving={!shown.visible}
          onDismiss={() => toast.dismiss(shown.id)}
        />
      ))}
    </div>
  );
}
