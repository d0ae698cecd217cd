'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import type { SubmitEvent } from 'react';
import { holds } from '#lib/domain/compare/compare-slots.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './compare-button.module.css';
import { useCompareSlots } from './use-compare-slots.ts';

type Props = {
  vehicle: Vehicle;
  className?: string | undefined;
};

/**
 * Adds the car to the comparison and opens it (docs/product.md 6.1). Without JavaScript the form opens a shared
 * comparison with this car in the first slot.
 */
export function CompareButton({ vehicle, className }: Props) {
  const { language, vehicle: texts } = useTexts();
  const { slots, isShown, add } = useCompareSlots();
  const isChosen = holds(slots, vehicle);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isShown) window.scrollTo({ top: 0, behavior: 'instant' }); // the same page keeps its position
    window.location.assign(localAddress(language, add(vehicle)));
  }

  return (
    <form className={styles.form} action={localAddress(language, '/compare')} onSubmit={handleSubmit}>
      <button
        name="a"
        value={vehicle.chassisNumber}
        className={buttonClass('outline', className)}
        aria-pressed={isChosen}
      >
        {isChosen && <Icon name="check" size={18} />}
        <span>{isChosen ? texts.inComparison : texts.addToCompare}</span>
      </button>
    </form>
  );
}
