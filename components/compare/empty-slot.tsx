import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { ChangeLink } from './change-link.tsx';
import styles from './empty-slot.module.css';

type Props = {
  /** Which of the two slots it is. */
  name: string;
  /** Name of the car that was here and is no longer to be had. */
  gone?: string;
  onChoose: () => void;
};

/** A slot without a car, and the way to one. */
export function EmptySlot({ name, gone, onChoose }: Props) {
  return (
    <section className={styles.slot} aria-label={name}>
      <span className={styles.sign}>
        <Icon name="add" size={32} />
      </span>
      {gone && <p className={styles.gone}>{gone} is no longer available.</p>}
      <h2>Select a car</h2>
      <ChangeLink className={buttonClass('outline', styles.add)} onChoose={onChoose}>
        Add car
      </ChangeLink>
    </section>
  );
}
