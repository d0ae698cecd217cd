'use client';

import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { holdsCar, SAVED_CARS, withCarsOf } from '#lib/domain/vehicle/own-lists.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { buttonClass } from '#components/ui/button.ts';
import { showToast } from '#components/ui/toasts.ts';
import styles from './save-button.module.css';
import { addAllToList, useOwnList } from './use-own-list.ts';

/** Saves the cars of a shared list in this browser; disabled when there is none to add (docs/product.md 13.3). */
export function SaveCarsButton({ packed }: { packed: PackedVehicles }) {
  const { saved } = useTexts();
  const own = useOwnList(SAVED_CARS);
  const cars = unpackVehicles(packed);
  const areSaved = cars.every((car) => holdsCar(own, car));
  const canAdd = withCarsOf(cars, own, SAVED_CARS).length > own.length;

  function handleClick() {
    if (!addAllToList(SAVED_CARS, cars)) showToast('error', saved.notSaved);
  }

  return (
    <button
      type="button"
      className={clsx(buttonClass('outline'), styles.save)}
      aria-pressed={areSaved}
      disabled={!canAdd}
      onClick={handleClick}
    >
      {saved.saveThese}
    </button>
  );
}
