import { useTexts } from '#use-texts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './comparison-table.module.css';

/** Marks the better of two values. */
export function BetterMark() {
  const { compare } = useTexts();
  return (
    <span className={styles.better} role="img" aria-label={compare.better}>
      <Icon name="check" size={18} />
    </span>
  );
}
