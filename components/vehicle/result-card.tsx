import clsx from 'clsx';
import type { Budget } from '#lib/domain/loan/budget.ts';
import { monthlyPriceLabel } from '#lib/domain/vehicle/monthly-price.ts';
import { priceText, sellingPrice } from '#lib/domain/vehicle/price.ts';
import { furtherFacts } from '#lib/domain/vehicle/specification.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import iconLabel from '#components/ui/icon-label.module.css';
import { PLACEHOLDER } from '#components/ui/picture.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import patterns from '#components/ui/patterns.module.css';
import { ALTERNATIVES_ID } from './alternatives-id.ts';
import { KeyFacts } from './key-facts.tsx';
import styles from './result-card.module.css';
import { TestDriveLink } from './test-drive-link.tsx';
import { ThumbnailSwitcher } from './thumbnail-switcher.tsx';
import { VehicleTags } from './vehicle-tags.tsx';

type Props = {
  vehicle: Vehicle;
  /** True for a card that is visible without scrolling. */
  priority: boolean;
  /** Monthly limit of the search, whose terms the price a month has. */
  budget?: Budget | null;
};

/** A car among the results of a search (docs/product.md 3.9). */
export function ResultCard({ vehicle, priority, budget = null }: Props) {
  const title = vehicleTitle(vehicle);
  const address = vehicleAddress(vehicle);
  const isUnavailable = isSold(vehicle);
  const price = sellingPrice(vehicle);
  return (
    <article className={styles.card}>
      <div className={clsx(styles.pictures, isUnavailable && styles.muted)}>
        <ThumbnailSwitcher
          title={title}
          images={vehicle.images.length > 0 ? vehicle.images : [PLACEHOLDER]}
          href={address}
          priority={priority}
        />
        <VehicleTags className={styles.tags} vehicle={vehicle} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <a className={patterns.titleLink} href={address}>
            <NonBreakingWords text={title} />
          </a>
        </h2>
        <KeyFacts vehicle={vehicle} />
      </div>
      <ul className={styles.facts} aria-label="Further facts">
        {furtherFacts(vehicle).map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <div className={styles.offer}>
        <a className={clsx(styles.price, isUnavailable && styles.mutedPrice)} href={address}>
          {price !== null && <small>As from: </small>}
          {priceText(vehicle)}
        </a>
        <p className={styles.monthly}>{monthlyPriceLabel(vehicle, budget)}</p>
        <CompareButton isIcon vehicle={vehicle} className={clsx(styles.action, styles.compare)} />
        {isUnavailable ? (
          <a className={buttonClass('outline', styles.action)} href={`${address}#${ALTERNATIVES_ID}`}>
            <Icon name="list" size={18} />
            <span className={iconLabel.text}>See similar cars</span>
          </a>
        ) : (
          <TestDriveLink
            isIcon
            kind="outline"
            vehicle={vehicle}
            className={clsx(styles.action, styles.testDrive)}
          />
        )}
      </div>
    </article>
  );
}
