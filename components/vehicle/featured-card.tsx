import { MEDIA } from '#lib/domain/design/tokens.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { CardSummary } from './card-summary.tsx';
import styles from './featured-card.module.css';
import { VehicleTags } from './vehicle-tags.tsx';

type Props = { vehicle: Vehicle; isCompact?: boolean; isInRail?: boolean; heading?: 'h2' | 'h3' };

/**
 * A car on the landing page or beside another car; the whole card is a link, and a sold car is muted. A compact card
 * shows only what distinguishes it from the car that it is shown beside.
 */
export function FeaturedCard({ vehicle, isCompact = false, isInRail = false, heading = 'h3' }: Props) {
  return (
    <article className={styles.card}>
      <Picture
        className={isSold(vehicle) ? styles.mutedPicture : undefined}
        src={vehicle.images[0] ?? PLACEHOLDER}
        alt=""
        size={isInRail ? 'rail' : 'card'}
        sizes={isInRail ? undefined : `${MEDIA.desktop} 24rem, ${MEDIA.largePhone} 50vw, 92vw`}
      />
      {!isCompact && <VehicleTags className={styles.tags} vehicle={vehicle} />}
      <CardSummary isWholeCard vehicle={vehicle} heading={heading} isCompact={isCompact} />
    </article>
  );
}
