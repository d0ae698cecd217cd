import { useTexts } from '#use-texts';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import { betterVehicle, priceDifference } from '#lib/domain/compare/better-vehicle.ts';
import { priceText } from '#lib/texts/price-label.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { MonthlyPrice } from '#components/loan/monthly-price.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { BetterMark } from './better-mark.tsx';
import styles from './comparison-table.module.css';

/** The prices of the cars, also a month, and how much less the cheaper one costs. */
export function PriceRow({ vehicles }: { vehicles: Slots<Vehicle> }) {
  const texts = useTexts();
  const { numbers, compare } = texts;
  const difference = priceDifference(vehicles);
  const { price: better } = betterVehicle(vehicles);
  return (
    <dl className={styles.row}>
      <dt className={styles.label}>{compare.price}</dt>
      {vehicles.map((car, index) => {
        if (!car) return <dd key={index} />;
        const isCheaper = difference !== null && index === better;
        return (
          <dd key={index} className={styles.value}>
            <VisuallyHidden>{`${vehicleTitle(car)}: `}</VisuallyHidden>
            <span>{priceText(car, texts)}</span>
            {isCheaper && <BetterMark />}
            <MonthlyPrice vehicle={car} />
            {isCheaper && <p className={styles.less}>{compare.less(numbers.rupees(difference))}</p>}
          </dd>
        );
      })}
    </dl>
  );
}
