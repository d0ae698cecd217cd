import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { monthlyPriceLabel, priceText } from '#lib/texts/price-label.ts';
import { furtherFacts } from '#lib/texts/specification.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import clsx from 'clsx';
import type { Budget } from '#lib/domain/loan/budget.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { SaveButton } from '#components/saved/save-button.tsx';
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
  const texts = useTexts();
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
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Link className={patterns.titleLink} href={address}>
              <NonBreakingWords text={title} />
            </Link>
          </h2>
          <SaveButton className={styles.save} vehicle={vehicle} />
        </div>
        <KeyFacts vehicle={vehicle} />
      </div>
      <ul className={styles.facts} aria-label={texts.vehicle.furtherFacts}>
        {furtherFacts(vehicle, texts).map(({ text, lang }, index) => (
          <li key={index} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.offer}>
        <Link className={clsx(styles.price, isUnavailable && styles.mutedPrice)} href={address}>
          {price !== null && <small>{texts.vehicle.asFrom} </small>}
          {priceText(vehicle, texts)}
        </Link>
        <p className={styles.monthly}>{monthlyPriceLabel(vehicle, texts, budget)}</p>
        <CompareButton isIcon vehicle={vehicle} className={clsx(styles.action, styles.compare)} />
        {isUnavailable ? (
          <Link className={buttonClass('outline', styles.action)} href={`${address}#${ALTERNATIVES_ID}`}>
            <Icon name="list" size={18} />
            <span className={iconLabel.text}>{texts.vehicle.seeSimilar}</span>
          </Link>
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
