import { vehicleListStructuredData } from '#lib/domain/discovery/vehicle-list.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { vehiclesOfTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { ResultCard } from '#components/vehicle/result-card.tsx';
import styles from './result-list.module.css';

type Props = {
  filter: SearchFilter;
  table: VehicleTable;
  /** Public origin. */
  siteUrl: string;
};

/** The cars of a page of results, and their list for search engines. */
export function ResultList({ filter, table, siteUrl }: Props) {
  const vehicles = vehiclesOfTable(table);
  return (
    <>
      <StructuredData of={vehicleListStructuredData(filter, vehicles, siteUrl)} />
      <ul className={styles.list}>
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.chassisNumber}>
            <ResultCard vehicle={vehicle} priority={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
