import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { priceText } from '#lib/domain/vehicle/price.ts';
import { vehicleAddress, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { Picture } from '#components/ui/picture.tsx';
import styles from './budget-cars.module.css';

const MAX_CARS = 3;

type Props = { samples: PackedVehicles; maxPrice: number };

/** The most expensive of the sample cars that cost at most `maxPrice` rupees. */
export function BudgetCars({ samples, maxPrice }: Props) {
  const cars = affordableVehicles(unpackVehicles(samples), maxPrice, MAX_CARS);
  return (
    <ul className={styles.cars} aria-label="Some of these cars">
      {cars.map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <a className={styles.car} href={vehicleAddress(vehicle)}>
            <Picture
              className={styles.picture}
              src={vehicle.images[0] ?? ''}
              alt={vehicleTitle(vehicle)}
              size="preview"
            />
            {priceText(vehicle)}
          </a>
        </li>
      ))}
    </ul>
  );
}
