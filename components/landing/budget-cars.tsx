import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { monthlyPriceLabel, priceText } from '#lib/texts/price-label.ts';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { vehicleAddress } from '#lib/domain/vehicle/vehicle.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { SAMPLES_SHOWN } from '#components/vehicle/pack-cards.ts';
import styles from './budget-cars.module.css';

type Props = { samples: PackedVehicles; maxPrice: number; terms: LoanTerms };

/** Some of the sample cars that cost at most `maxPrice` rupees: the most expensive, of different bodies. */
export function BudgetCars({ samples, maxPrice, terms }: Props) {
  const texts = useTexts();
  const cars = affordableVehicles(unpackVehicles(samples), maxPrice, SAMPLES_SHOWN);
  return (
    <ul className={styles.cars} aria-label={texts.budget.samples}>
      {cars.map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <Link className={styles.car} href={vehicleAddress(vehicle)}>
            <Picture
              className={styles.picture}
              src={vehicle.images[0] ?? PLACEHOLDER}
              alt=""
              size="preview"
            />
            <small>{`${vehicle.make} `}</small>
            <span>{`${vehicle.model} `}</span>
            <b>{`${priceText(vehicle, texts)} `}</b>
            <small>{monthlyPriceLabel(vehicle, texts, terms)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
