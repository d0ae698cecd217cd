import clsx from 'clsx';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { monthlyPriceLabel } from '#lib/domain/vehicle/monthly-price.ts';
import { priceLabel, priceText } from '#lib/domain/vehicle/price.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import styles from './featured-card.module.css';
import { KeyFacts } from './key-facts.tsx';
import { VehicleTags } from './vehicle-tags.tsx';

/**
 * A car on the landing page or beside another car; the whole card is a link, and a sold car is muted. A compact card
 * shows only what distinguishes it from the car that it is shown beside.
 */
export function FeaturedCard({ vehicle, isCompact = false }: { vehicle: Vehicle; isCompact?: boolean }) {
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
        <h3 className={styles.title}>
          <a className={styles.link} href={vehicleAddress(vehicle)}>
            <NonBreakingWords text={vehicleTitle(vehicle)} />
          </a>
        </h3>
        <p className={clsx(styles.price, isUnavailable && styles.mutedPrice)}>
          {isCompact ? priceText(vehicle) : priceLabel(vehicle)}
        </p>
        <p className={styles.monthly}>{monthlyPriceLabel(vehicle)}</p>
        {!isCompact && <KeyFacts vehicle={vehicle} />}
      </div>
    </article>
  );
}
