import { useTexts } from '#use-texts';
import { betterVehicle, priceDifference } from '#lib/domain/compare/better-vehicle.ts';
import { monthlyPriceLabel, priceText } from '#lib/texts/price-label.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { BetterMark } from './better-mark.tsx';
import styles from './comparison-table.module.css';

/** The prices of two cars, also a month, and how much less the cheaper one costs. */
export function PriceRow({ cars }: { cars: readonly [Vehicle, Vehicle] }) {
  const texts = useTexts();
  const { numbers, compare } = texts;
  const difference = priceDifference(cars);
  const { price: better } = betterVehicle(cars);
  return (
    <dl className={styles.row}>
      <dt className={styles.label}>{compare.price}</dt>
      {cars.map((car, index) => {
        const isCheaper = difference !== null && index === better;
        const monthly = monthlyPriceLabel(car, texts);
        return (
          <dd key={index} className={styles.value}>
            <VisuallyHidden>{`${vehicleTitle(car)}: `}</VisuallyHidden>
            {priceText(car, texts)}
            {isCheaper && <BetterMark />}
            {monthly && <p className={patterns.hint}>{monthly}</p>}
            {isCheaper && <p className={styles.less}>{compare.less(numbers.rupees(difference))}</p>}
          </dd>
        );
      })}
    </dl>
  );
}
