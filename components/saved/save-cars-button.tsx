'use client';

import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { buttonClass } from '#components/ui/button.ts';
import styles from './save-button.module.css';
import { addToList, useOwnList } from './use-own-list.ts';

/** Saves the cars of a shared list in this browser, as many as its list can hold besides the visitor's own. */
export function SaveCarsButton({ packed }: { packed: PackedVehicles }) {
  const { saved } = useTexts();
  const own = new Set(useOwnList(SAVED_CARS).map(({ chassisNumber }) => chassisNumber));
  const others = unpackVehicles(packed).filter(({ chassisNumber }) => !own.has(chassisNumber));

  function handleClick() {
    const fitting = others.slice(0, Math.max(SAVED_CARS.maxCars - own.size, 0));
    for (const car of fitting.reverse()) addToList(SAVED_CARS, car);
  }

  return (
    <button
      type="button"
      className={clsx(buttonClass('outline'), styles.save)}
      aria-pressed={others.length === 0}
      disabled={others.length === 0}
      onClick={handleClick}
    >
      {saved.saveThese}
    </button>
  );
}
