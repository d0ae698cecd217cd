'use client';

import { useMemo } from 'react';
import { FilterForm } from '#components/search/filter-form.tsx';
import { LANDING_FILTER_ROWS } from '#components/search/filter-rows.ts';

type Props = {
  makes: readonly string[];
  /** One model a line: as a list they would be a quarter longer in the page's data. */
  modelLines: string;
  /** First of the year options. */
  currentYear: number;
};

/** The search form of the landing page (docs/product.md 9.1d). */
export function InventorySearch({ makes, modelLines, currentYear }: Props) {
  const models = useMemo(() => modelLines.split('\n'), [modelLines]);
  return (
    <FilterForm
      rows={LANDING_FILTER_ROWS}
      makes={makes}
      models={models}
      currentYear={currentYear}
      buttonKind="secondary"
    />
  );
}
