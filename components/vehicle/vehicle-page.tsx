import { sellingPrice } from '@/lib/domain/price';
import { specification } from '@/lib/domain/specification';
import { features, vehicleAddress, vehicleReference, vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';

import { Breadcrumbs } from '../layout/breadcrumbs';
import { Main, Section } from '../layout/page';
import { LoanCalculator } from '../loan/loan-calculator';
import { PLACEHOLDER } from '../ui/picture';
import { FeatureList } from './feature-list';
import { Gallery } from './gallery';
import { KeyFacts } from './key-facts';
import { SpecificationTable } from './specification-table';
import { vehicleCrumbs } from './vehicle-crumbs';
import styles from './vehicle-page.module.css';
import { VehicleOffer } from './vehicle-offer';
import { VehicleTags } from './vehicle-tags';

/** Everything there is to know about one car. */
export function VehiclePage({ vehicle }: { vehicle: Vehicle }) {
  const title = vehicleTitle(vehicle);
  const listed = features(vehicle);
  return (
    <Main>
      <div className={styles.top}>
        <Breadcrumbs crumbs={vehicleCrumbs(vehicle)} current={title} />
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery
              key={vehicleAddress(vehicle)}
              title={title}
              images={vehicle.images.length > 0 ? vehicle.images : [PLACEHOLDER]}
            />
          </div>
          <div className={styles.summary}>
            <VehicleTags vehicle={vehicle} />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.reference}>REF: #{vehicleReference(vehicle)}</p>
            <KeyFacts vehicle={vehicle} />
            <VehicleOffer vehicle={vehicle} />
          </div>
        </div>
      </div>
      <div className={styles.details}>
        <Section heading="Vehicle Overview">
          <SpecificationTable rows={specification(vehicle)} />
        </Section>
        <Section heading="Loan Calculator" className={styles.loan}>
          <LoanCalculator price={sellingPrice(vehicle)} />
        </Section>
        {listed.length > 0 && (
          <Section heading="FEATURES">
            <FeatureList features={listed} />
          </Section>
        )}
      </div>
    </Main>
  );
}
