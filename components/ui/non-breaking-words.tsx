import styles from './non-breaking-words.module.css';

const HYPHENATED_WORD = /(\S+-\S+)/;

/** The pattern takes the square of a word's length; a thousand cars may be on a page. */
const MAX_LENGTH = 200;

/**
 * Text in which words with a hyphen (`ZR-V`, `MERCEDES-BENZ`) break only when a line is too narrow for the whole word. Done
 * by CSS, so that the text can be copied and searched. Where the text changes, its element needs a key: a browser that
 * translates the page puts elements of its own in the place of bare texts, which React could then neither change nor remove.
 */
export function NonBreakingWords({ text }: { text: string }) {
  if (text.length > MAX_LENGTH) return text;
  return text.split(HYPHENATED_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
}
