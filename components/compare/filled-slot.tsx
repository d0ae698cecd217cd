import { priceLabel } from '@/lib/domain/price';
import { vehicleAddress, vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';

import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture, PLACEHOLDER } from '../ui/picture';
import { SiteLink } from '../ui/site-link';
import { UnbrokenWords } from '../ui/unbroken-words';
import { VehicleTags } from '../vehicle/vehicle-tags';
import { ChangeLink } from './change-link';
import styles from './filled-slot.module.css';

type Props = {
  vehicle: Vehicle;
  /** Which of the two slots it is. */
  name: string;
  onChange: () => void;
};

/** A car being compared; its picture, price and edit icon empty the slot (spec section 2, 'Compare page'). */
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
            width={800}
            height={600}
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
        <SiteLink className={styles.titleLink} href={vehicleAddress(vehicle)}>
          <span>
            <UnbrokenWords text={title} />
          </span>
        </SiteLink>
      </h2>
      <ChangeLink className={buttonClass('solid', styles.price)} {...change}>
        {priceLabel(vehicle)}
      </ChangeLink>
    </section>
  );
}
