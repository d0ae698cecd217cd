import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { monthlyPriceLabel, priceLabel, priceText } from '#lib/texts/price-label.ts';
import clsx from 'clsx';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { SaveButton } from '#components/saved/save-button.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import styles from './featured-card.module.css';
import { KeyFacts } from './key-facts.tsx';
import { VehicleTags } from './vehicle-tags.tsx';

type Props = { vehicle: Vehicle; isCompact?: boolean; heading?: 'h2' | 'h3' };

/**
 * A car on the landing page or beside another car; the whole card is a link, and a sold car is muted. A compact card
 * shows only what distinguishes it from the car that it is shown beside.
 */
export function FeaturedCard({ vehicle, isCompact = false, heading: Heading = 'h3' }: Props) {
  const texts = useTexts();
  const isUnavailable = isSold(vehicle);
  return (
    <article className={styles.card}>
      <Picture
        className={isUnavailable ? styles.mutedPicture : undefined}
        src={vehicle.images[0] ?? PLACEHOLDER}
        alt=""
        size="card"
        sizes={`${MEDIA.desktop} 24rem, ${MEDIA.largePhone} 50vw, 92vw`}
      />
      {!isCompact && <VehicleTags className={styles.tags} vehicle={vehicle} />}
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <Link className={styles.link} href={vehicleAddress(vehicle)}>
              <NonBreakingWords text={vehicleTitle(vehicle)} />
            </Link>
          </Heading>
          <SaveButton className={styles.save} vehicle={vehicle} />
        </div>
        <p className={clsx(styles.price, isUnavailable && styles.mutedPrice)}>
          {isCompact ? priceText(vehicle, texts) : priceLabel(vehicle, texts)}
        </p>
        <p className={styles.monthly}>{monthlyPriceLabel(vehicle, texts)}</p>
        {!isCompact && <KeyFacts vehicle={vehicle} />}
      </div>
    </article>
  );
}
