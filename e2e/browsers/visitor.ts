import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { locate, locateArgument, type Part, type Place } from './locate.ts';

const TESTING_LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const LOAD_LIBRARY = `() => { ${readFileSync(TESTING_LIBRARY, 'utf8')} }`;

/** The code of WebDriver for a key without a character. */
const KEYS = { Escape: '\uE00C' };

/** A person with a browser, who finds parts of a page by what they see. Everything waits until it is possible. */
export class Visitor {
  readonly #engine: Engine;
  readonly #siteUrl: string;

  constructor(engine: Engine, siteUrl: string) {
    this.#engine = engine;
    this.#siteUrl = siteUrl;
  }

  /** Opens an address and waits until the HTML has been read. */
  async open(address: string): Promise<void> {
    const url = this.#siteUrl + address;
    await this.#engine.open(url);
    await expect(async () => {
      const loaded = await this.#run(() => (document.readyState === 'loading' ? null : location.href));
      expect(loaded).toBe(url);
    }).toPass();
  }

  async resizes(width: number): Promise<void> {
    await this.#engine.resize(width);
  }

  async back(): Promise<void> {
    await this.#engine.traverse(-1);
  }

  async forward(): Promise<void> {
    await this.#engine.traverse(1);
  }

  /** Expects path and query of the address. */
  async isAt(address: string | RegExp): Promise<void> {
    const expected = address instanceof RegExp ? expect.stringMatching(address) : address;
    await expect(async () => {
      expect(await this.#run(() => location.pathname + location.search)).toEqual(expected);
    }).toPass();
  }

  /** Expects the part to be visible somewhere on the page. */
  async sees(part: Part): Promise<Place> {
    return this.#waitFor(part, () => true);
  }

  /** Expects the part in the window. */
  async seesInWindow(part: Part): Promise<void> {
    await this.#waitFor(part, ({ isInWindow }) => isInWindow);
  }

  /** Expects no such part to be visible. */
  async doesNotSee(part: Part): Promise<void> {
    await expect(async () => expect(await this.#place(part), describe(part)).toBeNull()).toPass();
  }

  /** Expects the control to have this value. */
  async seesValue(part: Part, value: string): Promise<void> {
    await this.#waitFor(part, (place) => place.value === value);
  }

  async hasFocusOn(part: Part): Promise<void> {
    await this.#waitFor(part, ({ isFocused }) => isFocused);
  }

  async press(part: Part): Promise<void> {
    const { x, y } = await this.#atRest(part, ({ isReachable }) => isReachable);
    await this.#engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses the control and types the text. */
  async types(part: Part, text: string): Promise<void> {
    await this.press(part);
    await this.#keys([...text]);
  }

  async pressesKey(key: keyof typeof KEYS): Promise<void> {
    await this.#keys([KEYS[key]]);
  }

  /** Scrolls sideways by the width of the part, like two fingers on a trackpad. */
  async swipesLeft(part: Part): Promise<void> {
    const { x, y, width } = await this.#atRest(part, ({ isInWindow }) => isInWindow);
    const scroll = { type: 'scroll', x, y, deltaX: Math.round(width), deltaY: 0 } as const;
    await this.#engine.perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
  }

  /** What the browser shows, for the report of a failed test, which holds 300 characters. */
  page(): Promise<string | null> {
    return this.#run(() => {
      const { type } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return `${location.pathname + location.search} (${type}, ${document.readyState}): ${document.body.innerText}`;
    });
  }

  async #keys(values: string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await this.#engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Scrolls to the part, and waits until it does not move any more. */
  async #atRest(part: Part, isRight: (place: Place) => boolean): Promise<Place> {
    let last: Place | undefined;
    function isAtRest(place: Place): boolean {
      const hasMoved = place.x !== last?.x || place.y !== last.y;
      last = place;
      return !hasMoved && isRight(place);
    }
    return this.#waitFor(part, isAtRest, true);
  }

  /** Retries errors too: a browser that goes to another page cannot run scripts. */
  async #waitFor(part: Part, isRight: (place: Place) => boolean, isScrolled = false): Promise<Place> {
    let found: Place | null = null;
    await expect(async () => {
      const place = await this.#place(part, isScrolled);
      const isFound = place !== null && isRight(place);
      expect(isFound, `${describe(part)}: ${JSON.stringify(place)}`).toBe(true);
      found = place;
    }).toPass();
    return found ?? Promise.reject(new Error(`${describe(part)} is gone`));
  }

  /** @returns null when it is not visible, or while the browser goes to another page */
  async #place(part: Part, isScrolled = false): Promise<Place | null> {
    const argument = locateArgument(part, isScrolled);
    let place = await this.#run(locate, argument);
    if (place === 'no library') {
      await this.#engine.run(LOAD_LIBRARY, '');
      place = await this.#run(locate, argument);
    }
    return place === 'no library' ? null : (JSON.parse(place ?? 'null') as Place | null);
  }

  #run(work: (argument: string) => string | null, argument = ''): Promise<string | null> {
    return this.#engine.run(String(work), argument) as Promise<string | null>;
  }
}

function describe({ role = 'text', name = '', within }: Part): string {
  return `${role} ${String(name)}${within ? ` in ${describe(within)}` : ''}`;
}
