import clsx from 'clsx';
import { vehicleAddress, vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VehicleTags } from '#components/vehicle/vehicle-tags.tsx';
import styles from './test-drive-car.module.css';

type Props = {
  car: Vehicle | null;
  /** The address names a car that is no longer there. */
  isGone: boolean;
};

/** The chosen car; without one a note with a link to the inventory. */
export function TestDriveCar({ car, isGone }: Props) {
  if (!car) {
    return (
      <section className={clsx(styles.choice, styles.none)} aria-label="Chosen car">
        <p className={styles.told}>
          {isGone ? 'This car is no longer available.' : 'You have not chosen a car yet.'}
        </p>
        <a className={buttonClass('outline')} href="/search">
          Choose a car from the inventory
        </a>
      </section>
    );
  }
  return (
    <section className={styles.choice} aria-label="Chosen car">
      <Picture
        key={car.chassisNumber}
        src={car.images[0] ?? PLACEHOLDER}
        alt=""
        size="card"
        sizes="(min-width: 40rem) 16rem, 100vw"
      />
      <div className={styles.text}>
        <VehicleTags vehicle={car} />
        <a className={styles.title} href={vehicleAddress(car)}>
          <NonBreakingWords text={vehicleTitle(car)} />
        </a>
        <p className={styles.reference}>REF: #{vehicleReference(car)}</p>
        <a className={styles.change} href="/search">
          Choose another car
        </a>
      </div>
    </section>
  );
}
