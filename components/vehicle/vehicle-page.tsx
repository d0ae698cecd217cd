import { vehicleBreadcrumbs } from '#lib/domain/discovery/breadcrumbs.ts';
import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { Breadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { Main } from '#components/layout/page.tsx';
import { PLACEHOLDER } from '#components/ui/picture.tsx';
import { CarsInsteadSection } from './alternatives-section.tsx';
import { Gallery } from './gallery.tsx';
import { VehicleDetails } from './vehicle-details.tsx';
import styles from './vehicle-page.module.css';
import { VehicleSummary } from './vehicle-summary.tsx';

type Props = {
  vehicle: Vehicle;
  /** What is offered in place of a sold car; `null` for one that can be had. */
  instead: Alternatives | null;
};

/** Everything there is to know about one car. */
export function VehiclePage({ vehicle, instead }: Props) {
  const title = vehicleTitle(vehicle);
  return (
    <Main>
      <div className={styles.top}>
        <Breadcrumbs crumbs={vehicleBreadcrumbs(vehicle)} current={title} />
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery
              key={vehicleAddress(vehicle)}
              title={title}
              images={vehicle.images.length > 0 ? vehicle.images : [PLACEHOLDER]}
            />
          </div>
          <div className={styles.summary}>
            <VehicleSummary vehicle={vehicle} instead={instead} />
          </div>
        </div>
      </div>
      <VehicleDetails vehicle={vehicle} />
      {instead && (
        <div className={styles.instead}>
          <CarsInsteadSection instead={instead} make={vehicle.make} />
        </div>
      )}
    </Main>
  );
}
