'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ADDED_CAR_KEY, withoutSlot, type Slots } from '#lib/domain/compare/compare-slots.ts';
import { comparisonRows } from '#lib/domain/compare/comparison.ts';
import { comparisonShareContent } from '#lib/domain/sharing/share-content.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { readFromSession, removeFromSession } from '#components/ui/session-storage.ts';
import { ShareButton } from '#components/share/share-button.tsx';
import { ComparisonTable, Differences } from './comparison-table.tsx';
import styles from './comparison.module.css';
import { FilledSlot } from './filled-slot.tsx';
import { toSlot, slotVehicle, type Slot } from './slot.ts';
import { useCompareSlots } from './use-compare-slots.ts';
import { useRevalidatedSlot } from './use-revalidated-slot.ts';
import { EmptySlot } from './empty-slot.tsx';

type Props = {
  /** The slots of the address; null when it names none, and the visitor's own are shown. */
  shared: readonly [Slot, Slot] | null;
  /** The site's public origin. */
  siteUrl: string;
};

/**
 * Two slots and the specification of their cars. Changing a shared comparison stores it as the visitor's own, and so does
 * opening one by 'Add to compare' before that page was hydrated.
 */
export function Comparison({ shared, siteUrl }: Props) {
  const router = useRouter();
  const { slots: own, add, replace } = useCompareSlots();
  const [first, second] = shared ?? [toSlot(own[0]), toSlot(own[1])];
  const shown = [useRevalidatedSlot(first), useRevalidatedSlot(second)] as const;
  const vehicles: Slots<Vehicle> = [slotVehicle(shown[0]), slotVehicle(shown[1])];
  const rows = comparisonRows(vehicles);
  const shareable = comparisonShareContent(vehicles, siteUrl);

  const [firstShared] = shared ? shared.map(slotVehicle) : [];
  useEffect(() => {
    const added = readFromSession(ADDED_CAR_KEY);
    removeFromSession(ADDED_CAR_KEY);
    if (!firstShared || firstShared.chassisNumber !== added) return;
    add(firstShared);
    router.replace('/compare');
  }, [add, firstShared, router]);

  function change(index: 0 | 1) {
    replace(withoutSlot(vehicles, index));
    router.push('/search');
  }

  return (
    <>
      <div className={styles.slots}>
        <div className={styles.heading}>
          <h1>Compare cars</h1>
          <Differences rows={rows} />
          {shareable && (
            <div>
              <ShareButton shared={shareable} />
            </div>
          )}
        </div>
        <SlotView name="First car" slot={shown[0]} onChange={() => change(0)} />
        <SlotView name="Second car" slot={shown[1]} onChange={() => change(1)} />
      </div>
      {rows.length > 0 && <ComparisonTable rows={rows} titles={titles(vehicles)} />}
    </>
  );
}

type SlotViewProps = { name: string; slot: Slot; onChange: () => void };

function SlotView({ name, slot, onChange }: SlotViewProps) {
  switch (slot.state) {
    case 'filled':
      return <FilledSlot name={name} vehicle={slot.vehicle} onChange={onChange} />;
    case 'gone':
      return <EmptySlot name={name} unavailable={slot.name} onChoose={onChange} />;
    case 'empty':
      return <EmptySlot name={name} onChoose={onChange} />;
  }
}

function titles([first, second]: Slots<Vehicle>): Slots<string> {
  return [first && vehicleTitle(first), second && vehicleTitle(second)];
}
