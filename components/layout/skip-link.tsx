import styles from './skip-link.module.css';

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to content
    </a>
  );
}
