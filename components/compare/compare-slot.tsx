import type { ComponentProps } from 'react';
import { priceLabel } from '#lib/domain/vehicle/price.ts';
import { vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { VehicleTags } from '#components/vehicle/vehicle-tags.tsx';
import styles from './compare-slot.module.css';

/** One side of a comparison. */
export type Slot = {
  vehicle: Vehicle | null;
  /** Name of a car that was in this slot and that the backoffice no longer has. */
  unavailable?: string;
};

type Props = {
  /** Accessible name of the slot. */
  name: string;
  slot: Slot;
  /** Called to empty the slot. */
  onEmpty: () => void;
};

/** A slot with its car, or with a link to choose one. */
export function CompareSlot({ name, slot: { vehicle, unavailable }, onEmpty }: Props) {
  if (vehicle) {
    return (
      <section className={styles.slot} aria-label={name}>
        <CarInSlot vehicle={vehicle} onEmpty={onEmpty} />
      </section>
    );
  }
  return (
    <section className={styles.empty} aria-label={name}>
      <Icon name="add" size={32} />
      {unavailable && <p>{unavailable} is no longer available.</p>}
      <h2>Select a car</h2>
      <ChangeLink className={buttonClass('outline', styles.add)} onEmpty={onEmpty}>
        Add car
      </ChangeLink>
    </section>
  );
}

/** Picture, price and edit icon empty the slot (docs/product.md 6.2). */
function CarInSlot({ vehicle, onEmpty }: { vehicle: Vehicle; onEmpty: () => void }) {
  const title = vehicleTitle(vehicle);
  const change = { title: `Change ${title}`, onEmpty };
  return (
    <>
      <div className={styles.picture}>
        <ChangeLink className={styles.pictureLink} {...change}>
          <Picture
            src={vehicle.images[0] ?? PLACEHOLDER}
            alt={`Photo of ${title}`}
            size="card"
            sizes="(min-width: 48.0625rem) 30rem, 50vw"
            priority
          />
        </ChangeLink>
        <ChangeLink className={styles.edit} aria-label={`Change ${title}`} {...change}>
          <Icon name="edit" size={20} />
        </ChangeLink>
      </div>
      <VehicleTags vehicle={vehicle} />
      <h2 className={styles.title}>
        <a className={styles.titleLink} href={vehicleAddress(vehicle)}>
          <span>
            <NonBreakingWords text={title} />
          </span>
        </a>
      </h2>
      <ChangeLink className={buttonClass('secondary', styles.price)} {...change}>
        {priceLabel(vehicle)}
      </ChangeLink>
    </>
  );
}

/** Link to the inventory that also empties the slot, unless it is opened in a new tab. */
function ChangeLink({ onEmpty, ...attributes }: ComponentProps<'a'> & { onEmpty: () => void }) {
  return <a {...attributes} href="/search" onClick={(event) => isPlainClick(event) && onEmpty()} />;
}
