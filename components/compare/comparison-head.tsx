import { useTexts } from '#use-texts';
import { priceText } from '#lib/texts/price-label.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import styles from './comparison-head.module.css';

/** Names and prices again, for those who see the screen: they stay in sight while the page is read. */
export function ComparisonHead({ cars }: { cars: readonly [Vehicle, Vehicle] }) {
  const texts = useTexts();
  return (
    <div className={styles.head} aria-hidden="true" data-screen-only>
      <div className={styles.cars}>
        {cars.map((car, index) => (
          <div key={index}>
            <p className={styles.title}>{vehicleTitle(car)}</p>
            <p className={styles.price}>{priceText(car, texts)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
