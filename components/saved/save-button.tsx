'use client';

import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { holdsCar, SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { showToast } from '#components/ui/toasts.ts';
import styles from './save-button.module.css';
import { addToList, readOwnList, removeFromList, useOwnList } from './use-own-list.ts';

type Props = {
  vehicle: Vehicle;
  className?: string | undefined;
  /** With a visible name, on the page of a car. */
  hasText?: boolean;
};

/**
 * Saves the car in this browser, or removes it again, and says when the browser stores nothing (docs/product.md 13.1). `data-saves` is for
 * components/behaviour/hydrate-on-interaction.ts, which presses the buttons of saved cars before hydration.
 */
export function SaveButton({ vehicle, className, hasText = false }: Props) {
  const { saved } = useTexts();
  const isSaved = holdsCar(useOwnList(SAVED_CARS), vehicle);

  function handleClick() {
    const cars = readOwnList(SAVED_CARS); // a repeated click comes before the list is rendered
    if (holdsCar(cars, vehicle)) return removeFromList(SAVED_CARS, vehicle.chassisNumber);
    if (!addToList(SAVED_CARS, vehicle)) showToast('error', saved.notSaved);
    else if (cars.length === 0) showToast('success', saved.firstSaved);
  }

  return (
    <button
      type="button"
      className={clsx(hasText ? buttonClass('outline') : patterns.iconButton, styles.save, className)}
      value={vehicle.chassisNumber}
      data-saves=""
      aria-pressed={isSaved}
      aria-label={hasText ? undefined : saved.save}
      onClick={handleClick}
    >
      {hasText && saved.save}
    </button>
  );
}
