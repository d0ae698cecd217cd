import { useTexts } from '#use-texts';
import { comparedFeatures, type ComparedFeature } from '#lib/domain/compare/compared-features.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { featurePhrase } from '#lib/texts/local-word.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { Unknown } from './comparison-table.tsx';
import styles from './comparison-table.module.css';

/** The features of two cars side by side, folded; nothing when neither lists any. */
export function FeaturesTable({ cars }: { cars: readonly [Vehicle, Vehicle] }) {
  const { compare } = useTexts();
  const compared = comparedFeatures(...cars);
  const differing = compared.filter(({ has }) => has.includes(true) && has.includes(false)).length;
  if (compared.length === 0) return null;
  return (
    <details>
      <summary className={styles.fold}>
        {differing > 0 ? compare.features(differing) : compare.sameFeatures}
      </summary>
      <table className={styles.table}>
        <thead className={patterns.visuallyHidden}>
          <tr>
            <td />
            {cars.map((car, index) => (
              <th key={index} scope="col">
                {vehicleTitle(car)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {compared.map((one) => (
            <FeatureRow key={one.feature} {...one} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function FeatureRow({ feature, has }: ComparedFeature) {
  const texts = useTexts();
  const { text, lang } = featurePhrase(feature, texts);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.feature} lang={lang}>
        {text}
      </th>
      {has.map((isPresent, index) => (
        <td key={index} className={styles.value}>
          {isPresent === null ? <Unknown /> : <Presence isPresent={isPresent} />}
        </td>
      ))}
    </tr>
  );
}

function Presence({ isPresent }: { isPresent: boolean }) {
  const { compare } = useTexts();
  return (
    <span className={isPresent ? styles.present : styles.missing}>
      <Icon name={isPresent ? 'check' : 'close'} size={18} />
      {isPresent ? compare.present : compare.missing}
    </span>
  );
}
