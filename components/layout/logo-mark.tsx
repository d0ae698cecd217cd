import styles from './logo-mark.module.css';

/** The site's sign: the roofline of a car above a lagoon's wave. Its name stands beside it. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.mark} width={size} height={size} viewBox="0 0 32 32">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path
        className={styles.line}
        d="M5 16.5c2.2 0 3.6-.9 5.4-3.4 1.9-2.6 3.6-3.6 6.6-3.6 3.8 0 5.6 1.5 7.4 4 .9 1.2 1.6 1.7 2.6 2"
      />
      <path
        className={styles.wave}
        d="M5 22.5c1.8 0 1.8-1.5 3.7-1.5s1.8 1.5 3.6 1.5 1.9-1.5 3.7-1.5 1.8 1.5 3.7 1.5 1.8-1.5 3.6-1.5 1.9 1.5 3.7 1.5"
      />
    </svg>
  );
}
