import { useEffect, useLayoutEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Part of every page. When a translation or an extension has changed the page before hydration, React renders all of it
 * again. This enters again what the visitor had entered into the removed controls, before a press is repeated, and focuses
 * the one in use.
 */
export function RestoreTyped() {
  const [served] = useState(controlsOfPage); // a removed control keeps its value
  const [focused] = useState(focusedElement);
  useLayoutEffect(() => {
    for (const { removed, current } of replacedControls(served)) {
      if (isChanged(removed)) setValue(current, removed.value); // further letters are added to it
      if (removed === focused) current.focus();
    }
  }, [served, focused]);
  useEffect(() => {
    for (const { removed, current } of replacedControls(served)) {
      if (isChanged(removed)) setTimeout(() => enter(current, removed.value)); // React renders before the next one
    }
  }, [served]);
  return null;
}

/** The removed ones among the controls, each with the one in its place. */
function replacedControls(served: readonly Control[]): { removed: Control; current: Control }[] {
  return served.flatMap((removed) => {
    if (removed.isConnected) return [];
    const index = served.filter(({ name }) => name === removed.name).indexOf(removed);
    const current = controlsOfPage().filter(({ name }) => name === removed.name)[index];
    return current ? [{ removed, current }] : [];
  });
}

function focusedElement(): Element | null {
  return typeof document === 'undefined' ? null : document.activeElement;
}

function controlsOfPage(): Control[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll<Control>('input, select, textarea')];
}

/** Whether the visitor has changed a control of the page. False on the server. */
export function isTypedInto(): boolean {
  return controlsOfPage().some(isChanged);
}

function isChanged(control: Control): boolean {
  if (isRadio(control)) return control.checked && !control.defaultChecked;
  if (!('options' in control)) return control.value !== control.defaultValue;
  return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
}

/** Enters the text like the visitor, unless the control holds more of it by now. */
function enter(control: Control, text: string): void {
  if (!isChanged(control)) setValue(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if ('options' in control) control.dispatchEvent(new Event('change', { bubbles: true }));
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}

/** React ignores a value that is set on the element itself. */
function setValue(control: Control, text: string): void {
  if (isRadio(control)) control.checked = true;
  else Reflect.set(Object.getPrototypeOf(control) as Control, 'value', text, control);
}
