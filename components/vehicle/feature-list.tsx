import { Icon } from '#components/ui/icon.tsx';
import styles from './feature-list.module.css';

/** What the car is equipped with. */
export function FeatureList({ features }: { features: string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <span className={styles.mark}>
            <Icon name="check" size={20} />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
