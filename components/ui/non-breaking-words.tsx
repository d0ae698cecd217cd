import styles from './non-breaking-words.module.css';

const HYPHENATED_WORD = /(\S+-\S+)/;
const SHORT_LENGTH = 8;
const LONG_LENGTH = 13;

/**
 * Text in which words with a hyphen (`ZR-V`, `MERCEDES-BENZ`) break only when the container is too narrow. Done by CSS,
 * so that the text can be copied and searched. A parent must set `container-type: inline-size`.
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
