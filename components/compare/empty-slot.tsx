import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { ChangeLink } from './change-link.tsx';
import styles from './empty-slot.module.css';

type Props = {
  /** Accessible name of the slot. */
  name: string;
  /** Name of the car that was in the slot and is no longer available. */
  unavailable?: string;
  onChoose: () => void;
};

/** A slot without a car, with a link to choose one. */
export function EmptySlot({ name, unavailable, onChoose }: Props) {
  return (
    <section className={styles.slot} aria-label={name}>
      <span className={styles.sign}>
        <Icon name="add" size={32} />
      </span>
      {unavailable && <p className={styles.unavailable}>{unavailable} is no longer available.</p>}
      <h2>Select a car</h2>
      <ChangeLink className={buttonClass('outline', styles.add)} onChoose={onChoose}>
        Add car
      </ChangeLink>
    </section>
  );
}
