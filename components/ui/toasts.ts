import type * as ToastStackModule from './toast-stack.tsx';
import type { ToastKind } from './toast-stack.tsx';

/** Loads the code of the toasts before the first one is needed. */
export function preloadToasts(): void {
  withToastStack(() => undefined);
}

/** Shows a short message on top of the page (docs/product.md 9.5). */
export function showToast(kind: ToastKind, text: string): void {
  withToastStack(({ addToast }) => addToast(kind, text));
}

/** Fades out the errors that are still shown. */
export function dismissErrorToasts(): void {
  withToastStack(({ dismissErrors }) => dismissErrors());
}

/** When the code cannot be loaded (offline), no toast is shown; the page contains the same message. */
function withToastStack(use: (stack: typeof ToastStackModule) => void): void {
  import('./toast-stack.tsx').then(use, () => null);
}
