import type { Slots } from './compare-slots.ts';
import { specification } from '#lib/domain/vehicle/specification.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** One row of the specification for both slots. */
export type ComparisonRow = {
  label: string;
  /** `''` is a value that the backoffice did not give, `null` an empty slot. */
  values: readonly [string | null, string | null];
  /** Both cars have a value, and the values are different. */
  differs: boolean;
};

/** The specification rows of two slots side by side; none when both are empty. */
export function comparisonRows([first, second]: Slots<Vehicle>): ComparisonRow[] {
  const firstRows = first && specification(first);
  const secondRows = second && specification(second);
  return (firstRows ?? secondRows ?? []).map(({ label }, index) => {
    const values = [firstRows?.[index]?.value ?? null, secondRows?.[index]?.value ?? null] as const;
    return { label, values, differs: values.every(Boolean) && values[0] !== values[1] };
  });
}
