import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import styles from './card-grid.module.css';
import { FeaturedCard, type FeaturedVehicle } from './featured-card.tsx';

export function CardGrid({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <ul className={styles.cars}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <FeaturedCard vehicle={featured(vehicle)} />
        </li>
      ))}
    </ul>
  );
}

/** Only what the card shows: its properties become part of the page. */
function featured({
  chassisNumber,
  make,
  model,
  yearOfManufacture,
  status,
  localVehicle,
  transmission,
  engineCapacity,
  fuel,
  mileage,
  clientSellingPrice,
  images,
}: Vehicle): FeaturedVehicle {
  return {
    chassisNumber,
    make,
    model,
    yearOfManufacture,
    status,
    localVehicle,
    transmission,
    engineCapacity,
    fuel,
    mileage,
    clientSellingPrice,
    images: images.slice(0, 1),
  };
}
