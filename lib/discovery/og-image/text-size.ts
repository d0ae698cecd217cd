type Room = {
  /** Pixels of a line. */
  width: number;
  lines: number;
  /** Pixels, both included. */
  largest: number;
  smallest: number;
};

/** Width of the heavy font's letters as a part of its size, generously. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ .,:;'’|!il()[\]]/u, 0.3],
  [/[MW@%—]/u, 0.95],
  [/\p{Lu}/u, 0.69],
  [/\p{Nd}/u, 0.61],
];
const OTHER_WIDTH = 0.56;

/** What the breaks between words may waste of a line when there are several. */
const WASTE = 0.12;

/** The largest even size in pixels at which a text fits; the smallest when none does. */
export function fittingSize(text: string, { width, lines, largest, smallest }: Room): number {
  const room = lines === 1 ? width : width * lines * (1 - WASTE);
  const size = Math.floor(room / Math.max(widthOf(text), 1) / 2) * 2;
  return Math.min(largest, Math.max(smallest, size));
}

function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
}
