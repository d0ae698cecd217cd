import clsx from 'clsx';
import styles from './wave-line.module.css';

/** The logo's wave as a decorative line across its container, in the brand's colour or the class's. */
export function WaveLine({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx(styles.wave, className)} />;
}
