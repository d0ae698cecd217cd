import { useEffect, useState } from 'react';
import { saveToSession } from '#components/ui/session-storage.ts';

/**
 * Part of every page: tells components/behaviour/hydrate-on-interaction.ts that the page is hydrated, and repeats the presses
 * that it has collected.
 */
export function RepeatPresses() {
  const [served] = useState(pressableElements);
  useEffect(() => {
    saveToSession('hydrated', 'yes');
    const presses: MouseEvent[] = [];
    window.dispatchEvent(new CustomEvent('hydrated', { detail: presses }));
    repeatPresses(presses, served);
  }, [served]);
  return null;
}

/** The elements of the page that can be pressed. None on the server. */
function pressableElements(): Element[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll('a, button')];
}

/**
 * Repeats presses on controls that need React, which were made before hydration, in tasks of their own, between which React
 * renders. Of those on one toggle button the first counts: it showed nothing, so the others were impatient. A heart that
 * showed each counts each. A press that was not prevented has sent its form natively, which leaves the page: none before it
 * is repeated, and the form is marked, so that an impatient press is sent natively too, and the server recognises it.
 * @param served the pressable elements that the presses were made on
 */
function repeatPresses(presses: readonly MouseEvent[], served: readonly Element[]): void {
  const native = presses.findLastIndex(({ defaultPrevented }) => !defaultPrevented);
  const form = presses[native] && pressedElement(presses[native], served)?.closest('form');
  if (form) form.dataset['isSentNatively'] = '';
  const toggled = new Set<Element>();
  for (const press of presses.slice(native + 1)) {
    const pressed = pressedElement(press, served);
    const toggle = pressed?.closest('[aria-pressed]:not([data-shown])');
    if (toggle && toggled.has(toggle)) continue;
    if (toggle) toggled.add(toggle);
    setTimeout(() => pressed?.dispatchEvent(new PointerEvent('click', press)));
  }
}

/**
 * What was pressed. When React has rendered the page again, see RestoreTyped, that is the element in its place, unless the
 * page has more or fewer than before.
 */
function pressedElement({ target }: MouseEvent, served: readonly Element[]): Element | null {
  if (!(target instanceof Element) || target.isConnected) return target as Element | null;
  const current = pressableElements();
  const index = served.findIndex((element) => element.contains(target));
  return (current.length === served.length && current[index]) || null;
}
