/** A script or style with its text, or a link, as it stands in a page: a byte for a character (latin1). */
export type Element = {
  name: 'script' | 'style' | 'link';
  /** As written in the page, each after a blank. */
  attributes: string;
  /** `''` for a link. */
  text: string;
  /** Position of the element in the page, in bytes. */
  start: number;
  end: number;
};

const ELEMENT = /<(?:(script|style)((?: [^>]*)?)>([^]*?)<\/\1|link( [^>]*))>/g;

/**
 * The scripts, styles and links of a page in document order. It handles only what React and Next write: they escape
 * every `<` and `>` in texts and attributes, and every `<` in a script's data. A parser for any HTML takes far longer.
 */
export function findElements(html: Buffer): Element[] {
  return Array.from(
    html.toString('latin1').matchAll(ELEMENT),
    ({ 0: found, 1: name, 2: own, 3: text = '', 4: ofLink, index }) => ({
      name: name === 'script' || name === 'style' ? name : 'link',
      attributes: own ?? ofLink ?? '',
      text,
      start: index,
      end: index + found.length,
    }),
  );
}

/** The value of an attribute by its name as React spells it, with its character references; null when there is none. */
export function attributeOf({ attributes }: Pick<Element, 'attributes'>, name: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return null;
  const value = start + name.length + 3;
  return attributes.slice(value, attributes.indexOf('"', value));
}
