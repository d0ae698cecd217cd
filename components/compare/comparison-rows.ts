import { betterVehicle, type Better } from '#lib/domain/compare/better-vehicle.ts';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Phrase } from '#lib/texts/local-word.ts';
import { specification } from '#lib/texts/specification.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** One row of the specification for both slots. */
export type ComparisonRow = {
  label: string;
  /** An empty text is a value that the backoffice did not give, `null` an empty slot. */
  values: readonly [Phrase | null, Phrase | null];
  /** Of two cars; even when only one of them has a value. */
  differs: boolean;
  better: Better;
};

/** The specification rows of two slots side by side: of one car those with a value, of none no rows. */
export function comparisonRows(vehicles: Slots<Vehicle>, texts: ClientTexts): ComparisonRow[] {
  const [first, second] = vehicles;
  const { rows } = texts.vehicle;
  const { mileage, year } = betterVehicle(vehicles);
  const better: Record<string, Better> = { [rows.mileage]: mileage, [rows.yearOfManufacture]: year };
  const firstRows = first && specification(first, texts);
  const secondRows = second && specification(second, texts);
  const all = (firstRows ?? secondRows ?? []).map(({ label }, index) => {
    const values = [firstRows?.[index]?.value ?? null, secondRows?.[index]?.value ?? null] as const;
    const [one, other] = values;
    const differs = Boolean(one && other) && one?.text !== other?.text;
    return { label, values, differs, better: better[label] ?? null };
  });
  return first && second ? all : all.filter(({ values }) => values.some((value) => value?.text));
}
