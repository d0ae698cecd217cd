export type ToastKind = 'success' | 'error';

/** Fetches what toasts are made of before the first one is due. */
export function prepareToasts(): void {
  loadStack().catch(() => null); // offline: the page tells the same in its own place
}

/** Shows a short message on top of the page (spec section 9, decisions.md 'Toasts'). */
export function showToast(kind: ToastKind, text: string): void {
  loadStack().then(
    ({ addToast }) => addToast(kind, text),
    () => null, // offline: the page tells the same in its own place
  );
}

/** Fades out the errors that are still shown, when they are no longer true. */
export function dismissErrorToasts(): void {
  loadStack().then(
    ({ dismissErrors }) => dismissErrors(),
    () => null, // offline: none was shown
  );
}

function loadStack() {
  return import('./toast-stack.tsx');
}
