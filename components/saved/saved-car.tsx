import type { MouseEvent } from 'react';
import { useTexts } from '#use-texts';
import { SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { useCurrentVehicle } from '#components/vehicle/use-current-vehicle.ts';
import { VehicleCard } from '#components/vehicle/vehicle-card.tsx';
import styles from './saved-cars.module.css';
import { removeFromList } from './use-own-list.ts';

type Props = {
  /** As it was when it was saved. */
  saved: Vehicle;
  /** Whether it is chosen for a comparison. */
  isChosen: boolean;
  onChoose: () => void;
};

/** A saved car as it is now, with the price when it was saved. */
export function SavedCar({ saved: then, isChosen, onChoose }: Props) {
  const { saved } = useTexts();
  const now = useCurrentVehicle(then);
  const title = vehicleTitle(then);

  /** The focus goes to the next car, so that the keyboard does not begin at the top again. */
  function handleRemove({ currentTarget }: MouseEvent) {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>(`.${styles['controls']} button`);
    (next ?? document.getElementById('main'))?.focus();
    removeFromList(SAVED_CARS, then.chassisNumber);
  }

  return (
    <li className={styles.car}>
      {now ? (
        <VehicleCard vehicle={now} density="grid" heading="h2" canSave={false} />
      ) : (
        <p className={styles.gone}>{saved.gone(title)}</p>
      )}
      <PriceThen before={sellingPrice(then)} now={now && sellingPrice(now)} />
      <div className={styles.controls}>
        {now && (
          <label className={patterns.touchLink}>
            <input type="checkbox" checked={isChosen} aria-label={saved.choose(title)} onChange={onChoose} />
            {saved.chooseShort}
          </label>
        )}
        <button
          type="button"
          className={buttonClass('outline')}
          aria-label={saved.remove(title)}
          onClick={handleRemove}
        >
          {saved.removeShort}
        </button>
      </div>
    </li>
  );
}

/** The price when the car was saved, and by how much it has changed. */
function PriceThen({ before, now }: { before: number | null; now: number | null }) {
  const { saved, numbers } = useTexts();
  if (before === null) return null;
  const price = numbers.rupees(before);
  if (now === null) return <p className={patterns.hint}>{saved.priceThen(price)}</p>;
  if (now === before) return <p className={patterns.hint}>{saved.samePrice}</p>;
  const difference = numbers.rupees(Math.abs(now - before));
  return now < before ? (
    <p className={styles.cheaper}>{saved.cheaper(difference, price)}</p>
  ) : (
    <p className={patterns.hint}>{saved.dearer(difference, price)}</p>
  );
}
