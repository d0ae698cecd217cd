import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Part of every page. When a translation or an extension has changed the page before hydration, React renders all of it
 * anew. This enters again what the visitor had entered into the removed controls, before a press is repeated, and focuses
 * the one in use.
 */
export function RestoreTyped() {
  const [served] = useState(controlsOfPage); // a removed control keeps its value
  const [focused] = useState(focusedElement);
  useEffect(() => {
    for (const control of served) {
      if (control.isConnected) continue;
      const index = served.filter(({ name }) => name === control.name).indexOf(control);
      const current = controlsOfPage().filter(({ name }) => name === control.name)[index];
      if (control === focused) current?.focus();
      if (current && isChanged(control)) setTimeout(() => enter(current, control.value)); // React renders before the next one
    }
  }, [served, focused]);
  return null;
}

function focusedElement(): Element | null {
  return typeof document === 'undefined' ? null : document.activeElement;
}

function controlsOfPage(): Control[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll<Control>('input, select, textarea')];
}

function isChanged(control: Control): boolean {
  if (!('options' in control)) return control.value !== control.defaultValue;
  return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
}

/** Like the visitor: React ignores a value that is set on the element itself. */
function enter(control: Control, text: string): void {
  Reflect.set(Object.getPrototypeOf(control) as Control, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if ('options' in control) control.dispatchEvent(new Event('change', { bubbles: true }));
}
