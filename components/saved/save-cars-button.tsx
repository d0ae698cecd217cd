'use client';

import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { buttonClass } from '#components/ui/button.ts';
import styles from './save-button.module.css';
import { addToList, removeFromList, useOwnList } from './use-own-list.ts';

/** Saves all cars of a shared list in this browser, or removes them again. */
export function SaveCarsButton({ packed }: { packed: PackedVehicles }) {
  const { saved } = useTexts();
  const own = new Set(useOwnList(SAVED_CARS).map(({ chassisNumber }) => chassisNumber));
  const cars = unpackVehicles(packed);
  const areSaved = cars.every(({ chassisNumber }) => own.has(chassisNumber));

  function handleClick() {
    for (const car of [...cars].reverse()) {
      if (areSaved) removeFromList(SAVED_CARS, car.chassisNumber);
      else addToList(SAVED_CARS, car);
    }
  }

  return (
    <button
      type="button"
      className={clsx(buttonClass('outline'), styles.save)}
      aria-pressed={areSaved}
      onClick={handleClick}
    >
      {saved.saveThese}
    </button>
  );
}
