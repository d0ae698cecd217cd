import { sellingPrice } from '@/lib/domain/price';
import { specification } from '@/lib/domain/specification';
import { features, isSold, type Vehicle } from '@/lib/domain/vehicle';

import { Section } from '../layout/page';
import { LoanCalculator } from '../loan/loan-calculator';
import { FeatureList } from './feature-list';
import { SpecificationTable } from './specification-table';
import styles from './vehicle-details.module.css';

/** Specification, features, and what a loan for the car costs while it can be had. */
export function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  const listed = features(vehicle);
  return (
    <div className={styles.details}>
      <Section heading="Vehicle Overview">
        <SpecificationTable rows={specification(vehicle)} />
      </Section>
      {!isSold(vehicle) && (
        <Section heading="Loan Calculator" className={styles.loan}>
          <LoanCalculator price={sellingPrice(vehicle)} />
        </Section>
      )}
      {listed.length > 0 && (
        <Section heading="FEATURES">
          <FeatureList features={listed} />
        </Section>
      )}
    </div>
  );
}
