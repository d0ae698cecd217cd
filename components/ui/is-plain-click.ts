import type { MouseEvent } from 'react';

/** Whether a click on a link follows it here, and not into a new tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
