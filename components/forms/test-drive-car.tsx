import clsx from 'clsx';
import Link from 'next/link';

import { vehicleAddress, vehicleReference, vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';

import { buttonClass } from '../ui/button';
import { Picture, PLACEHOLDER } from '../ui/picture';
import { VehicleTags } from '../vehicle/vehicle-tags';
import styles from './test-drive-car.module.css';

type Props = {
  car: Vehicle | null;
  /** The address named a car that is not there any more. */
  isGone: boolean;
};

/** The chosen car; without one it says so and leads to the inventory. */
export function TestDriveCar({ car, isGone }: Props) {
  if (!car) {
    return (
      <section className={clsx(styles.choice, styles.none)} aria-label="Chosen car">
        <p className={styles.told}>
          {isGone ? 'This car is no longer available.' : 'You have not chosen a car yet.'}
        </p>
        <Link className={buttonClass('outline')} href="/search">
          Choose a car from the inventory
        </Link>
      </section>
    );
  }
  return (
    <section className={styles.choice} aria-label="Chosen car">
      <Picture
        key={car.chassisNumber}
        className={styles.picture}
        src={car.images[0] ?? PLACEHOLDER}
        alt=""
        width={400}
        height={300}
        sizes="10rem"
      />
      <div className={styles.text}>
        <VehicleTags vehicle={car} />
        <Link className={styles.title} href={vehicleAddress(car)}>
          {vehicleTitle(car)}
        </Link>
        <p className={styles.reference}>REF: #{vehicleReference(car)}</p>
        <Link className={styles.change} href="/search">
          Choose another car
        </Link>
      </div>
    </section>
  );
}
