/** One step of an input device, as WebDriver and WebDriver BiDi define it. */
type InputAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number };

/** An input device and what is done with it. */
type InputSource = {
  type: 'pointer' | 'key' | 'wheel';
  id: string;
  actions: InputAction[];
};

/** A browser with one tab, driven by the commands that WebDriver and WebDriver BiDi have in common. */
export type Engine = {
  /** Replaces the tab by an empty one. */
  openTab(): Promise<void>;
  /** Sets the width of the window, which is that of a phone in a new tab. */
  resize(width: number): Promise<void>;
  /** Starts to open an address. */
  open(url: string): Promise<void>;
  /** Starts to go through the history of the tab, back by a negative number. */
  traverse(steps: -1 | 1): Promise<void>;
  /** Runs the source text of a function with one text in the page. @returns what the function returned */
  run(source: string, argument: string): Promise<unknown>;
  perform(sources: InputSource[]): Promise<void>;
  /** The messages of level error in the console since the tab was opened. Empty if the engine does not tell. */
  errors(): string[];
  close(): Promise<void>;
};
