/** A part of a page as a visitor or a screen reader finds it: by its role and name, or by its text. */
export type Part = {
  role?: string;
  /** The accessible name of a role, or the text. */
  name?: string | RegExp;
  within?: Part;
  /** Which one of several; the first by default. */
  index?: number;
};

/** Where a part is in the window, in CSS pixels, and what it says. */
export type Place = {
  x: number;
  y: number;
  width: number;
  /** Whether its centre is in the window, and not outside the part of a line that is shown. */
  isInWindow: boolean;
  /** Whether its centre can be pressed, because nothing else covers it. */
  isReachable: boolean;
  isFocused: boolean;
  text: string;
  /** What was typed into it. */
  value: string;
};

type Step = { role?: string; text?: string; pattern?: { source: string; flags: string }; index: number };
type Matcher = string | RegExp;
type Library = {
  queryAllByRole(scope: Element, role: string, options: { name?: Matcher }): HTMLElement[];
  queryAllByText(scope: Element, text: Matcher): HTMLElement[];
};

function steps({ role, name, within, index = 0 }: Part): Step[] {
  const pattern = name instanceof RegExp ? { pattern: { source: name.source, flags: name.flags } } : {};
  const text = typeof name === 'string' ? { text: name } : {};
  const step = { ...(role !== undefined && { role }), ...text, ...pattern, index };
  return [...(within ? steps(within) : []), step];
}

/** The argument of `locate` as text. @param isScrolled whether the part is brought into the window first */
export function locateArgument(part: Part, isScrolled: boolean): string {
  return JSON.stringify({ steps: steps(part), isScrolled });
}

/**
 * Runs in the page, after Testing Library was loaded there.
 * @returns the place of the part as JSON; `null` when no such part is visible, `'no library'` when the page is a new one
 */
export function locate(argument: string): string | null {
  const { TestingLibraryDom: library } = window as { TestingLibraryDom?: Library };
  if (!library) return 'no library';
  const { steps, isScrolled } = JSON.parse(argument) as { steps: Step[]; isScrolled: boolean };
  let element: HTMLElement = document.body;
  for (const { role, text, pattern, index } of steps) {
    const name = pattern ? new RegExp(pattern.source, pattern.flags) : text;
    const found =
      role === undefined
        ? library.queryAllByText(element, name ?? '')
        : library.queryAllByRole(element, role, name === undefined ? {} : { name });
    const match = found.filter((one) => one.checkVisibility({ visibilityProperty: true })).at(index);
    if (!match) return null;
    element = match;
  }
  if (isScrolled) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const control = hit?.closest('a, button, label, summary');
  return JSON.stringify({
    x,
    y,
    width,
    isInWindow: document.elementsFromPoint(x, y).some((one) => element.contains(one)),
    isReachable: element.contains(hit) || control?.contains(element) === true,
    isFocused: document.activeElement === element,
    text: element.textContent,
    value: 'value' in element ? String(element.value) : '',
  });
}
