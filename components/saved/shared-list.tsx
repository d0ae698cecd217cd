import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { CardGrid } from '#components/vehicle/card-grid.tsx';
import { packCards } from '#components/vehicle/pack-cards.ts';
import { SaveCarsButton } from './save-cars-button.tsx';
import styles from './saved-cars.module.css';

/**
 * A list of cars that somebody shares by its address (docs/product.md 13.3).
 * @param props.gone names of those that are no longer available
 */
export function SharedList({ cars, gone }: { cars: Vehicle[]; gone: string[] }) {
  const { saved } = texts();
  const packed = packCards(cars);
  const [first, second] = cars;
  return (
    <>
      {gone.map((name) => (
        <p key={name}>{saved.gone(name)}</p>
      ))}
      <CardGrid packed={packed} heading="h2" />
      {cars.length > 0 && <MonthlyTerms />}
      <div className={styles.actions}>
        {first && second && cars.length === 2 && (
          <div className={styles.compare}>
            <Link
              className={buttonClass('secondary')}
              href={`/compare?${compareQuery([first.chassisNumber, second.chassisNumber])}`}
            >
              {saved.compareThese}
            </Link>
          </div>
        )}
        <div className={styles.buttons}>
          {cars.length > 0 && <SaveCarsButton packed={packed} />}
          <Link className={buttonClass('outline')} href="/saved">
            {saved.ownList}
          </Link>
        </div>
      </div>
    </>
  );
}
