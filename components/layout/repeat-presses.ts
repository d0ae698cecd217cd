/**
 * Repeats presses on controls that need React, which were made before hydration, in tasks of their own, between which React
 * renders. Of those on one toggle button the first counts: it showed nothing, so the others were impatient. A press that was
 * not prevented has sent its form natively, which leaves the page: none before it is repeated, and the form is marked, so
 * that an impatient press is sent natively too, and the server recognises it.
 */
export function repeatPresses(presses: readonly MouseEvent[]): void {
  const native = presses.findLastIndex(({ defaultPrevented }) => !defaultPrevented);
  const form = (presses[native]?.target as Element | undefined)?.closest('form');
  if (form) form.dataset['isSentNatively'] = '';
  const toggled = new Set<Element>();
  for (const press of presses.slice(native + 1)) {
    const toggle = press.target instanceof Element ? press.target.closest('[aria-pressed]') : null;
    if (toggle && toggled.has(toggle)) continue;
    if (toggle) toggled.add(toggle);
    setTimeout(() => press.target?.dispatchEvent(new PointerEvent('click', press)));
  }
}
