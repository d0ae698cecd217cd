import { priceLabel } from '#lib/domain/vehicle/price.ts';
import { vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VehicleTags } from '#components/vehicle/vehicle-tags.tsx';
import { ChangeLink } from './change-link.tsx';
import styles from './filled-slot.module.css';

type Props = {
  vehicle: Vehicle;
  /** Accessible name of the slot. */
  name: string;
  onChange: () => void;
};

/** A slot with a car: its picture, price and edit icon empty it (docs/product.md 6.2). */
export function FilledSlot({ vehicle, name, onChange }: Props) {
  const title = vehicleTitle(vehicle);
  const change = { hint: `Change ${title}`, onChoose: onChange };
  return (
    <section className={styles.slot} aria-label={name}>
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
        <ChangeLink className={styles.edit} label={`Change ${title}`} {...change}>
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
    </section>
  );
}
