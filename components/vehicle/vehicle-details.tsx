import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { features, isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { env } from '#lib/platform/env.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { featurePhrase } from '#lib/texts/local-word.ts';
import { namedCar } from '#components/share/share-content.ts';
import { specification } from '#lib/texts/specification.ts';
import { Section } from '#components/layout/section.tsx';
import { LoanCalculator } from '#components/loan/loan-calculator.tsx';
import { AuctionGrade } from './auction-grade.tsx';
import { SpecificationTable } from './specification-table.tsx';
import styles from './vehicle-details.module.css';

/**
 * Overview without the rows that the backoffice left empty (docs/product.md 2.9a), auction grade, features, and the
 * dealership's terms and the loan calculator unless the car is sold (4.2).
 */
export function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  const { vehiclePage } = texts();
  const rows = specification(vehicle, texts()).filter(({ value }) => value.text !== '');
  const listed = features(vehicle).map((feature) => featurePhrase(feature, texts()));
  return (
    <div className={styles.details}>
      {rows.length > 0 && (
        <Section heading={vehiclePage.overview} className={styles.printed}>
          <SpecificationTable rows={rows} />
        </Section>
      )}
      {!isSold(vehicle) && <DealerTerms vehicle={vehicle} />}
      <AuctionGrade vehicle={vehicle} />
      {!isSold(vehicle) && (
        <Section heading={vehiclePage.loanCalculator}>
          <LoanCalculator price={sellingPrice(vehicle)} car={namedCar(vehicle, env().siteUrl, texts())} />
        </Section>
      )}
      {listed.length > 0 && (
        <Section heading={vehiclePage.features} className={styles.printed}>
          <ul className={styles.features}>
            {listed.map(({ text, lang }) => (
              <li key={text} className={styles.feature} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** What the price of a car of this origin includes and what is guaranteed, as far as the dealership says so (4.8). */
function DealerTerms({ vehicle }: { vehicle: Vehicle }) {
  const { vehiclePage, language } = texts();
  const terms = DEALER.terms[vehicle.localVehicle ? 'preOwned' : 'import'];
  return (['priceIncludes', 'warranty'] as const).map((kind) => {
    const text = terms[kind]?.[language];
    return (
      text && (
        <Section key={kind} heading={vehiclePage.terms[kind]}>
          <p>{text}</p>
        </Section>
      )
    );
  });
}
