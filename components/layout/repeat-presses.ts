/**
 * Repeats presses on controls that need React, which were made before hydration, in tasks of their own, between which React
 * renders. Of those on one toggle button the first counts: it showed nothing, so the others were impatient.
 */
export function repeatPresses(presses: readonly MouseEvent[]): void {
  const toggled = new Set<Element>();
  for (const press of presses) {
    const toggle = press.target instanceof Element ? press.target.closest('[aria-pressed]') : null;
    if (toggle && toggled.has(toggle)) continue;
    if (toggle) toggled.add(toggle);
    setTimeout(() => press.target?.dispatchEvent(new PointerEvent('click', press)));
  }
}
