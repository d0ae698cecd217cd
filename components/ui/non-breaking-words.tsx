import styles from './non-breaking-words.module.css';

const HYPHENATED_WORD = /(\S+-\S+)/;
const SHORT_LENGTH = 8;
const LONG_LENGTH = 13;

/**
 * Text in which a word such as `ZR-V` or `MERCEDES-BENZ` does not break at its hyphen where its line has room for it. The
 * text itself stays as it is, for copying and for searching the page. A parent sets `container-type: inline-size`.
 */
export function NonBreakingWords({ text }: { text: string }) {
  return text.split(HYPHENATED_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styleFor(part)}>
        {part}
      </span>
    ),
  );
}

function styleFor({ length }: string): string | undefined {
  if (length <= SHORT_LENGTH) return styles.short;
  return length <= LONG_LENGTH ? styles.long : undefined;
}
