import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { SaveButton } from '#components/saved/save-button.tsx';
import patterns from '#components/ui/patterns.module.css';
import { CarPicture } from './car-picture.tsx';
import { CardSummary } from './card-summary.tsx';
import styles from './vehicle-card.module.css';
import { VehicleTags } from './vehicle-tags.tsx';

/**
 * In a rail and in a grid the whole card is a link; a compact card is one of a rail that shows only what distinguishes the
 * car from the one that it is shown beside; in a list a card has pictures to leaf through and actions (`ResultCard`).
 */
export type Density = 'rail' | 'grid' | 'compact' | 'list';

type Props = {
  vehicle: Vehicle;
  density: Density;
  heading?: 'h2' | 'h3';
  /** In place of the car's first picture. */
  pictures?: ReactNode;
  /** Loan terms of a search, in place of those of the tab. */
  searched?: LoanTerms | null;
  /** Has the control 'Save'; not in the visitor's own list, which has 'Remove'. */
  canSave?: boolean;
  className?: string | undefined;
  /** What follows the summary. */
  children?: ReactNode;
};

/** The card of a car, in one order: picture with tags and 'Save', summary, and what a density adds. The picture of a sold car is muted. */
export function VehicleCard({
  vehicle,
  density,
  heading = 'h3',
  pictures = <FirstPicture vehicle={vehicle} density={density} />,
  searched = null,
  canSave = true,
  className,
  children,
}: Props) {
  const isLink = density !== 'list';
  return (
    <article className={clsx(patterns.card, styles.card, isLink && styles.link, className)}>
      <div className={clsx(styles.pictures, isSold(vehicle) && styles.muted)}>
        {pictures}
        {density !== 'compact' && <VehicleTags className={styles.tags} vehicle={vehicle} />}
        {canSave && <SaveButton className={clsx(patterns.roundButton, styles.save)} vehicle={vehicle} />}
      </div>
      <CardSummary vehicle={vehicle} heading={heading} isWholeCard={isLink} searched={searched} />
      {children}
    </article>
  );
}

function FirstPicture({ vehicle, density }: { vehicle: Vehicle; density: Density }) {
  const isInGrid = density === 'grid';
  return (
    <CarPicture
      src={vehicle.images[0]}
      alt=""
      size={isInGrid ? 'card' : 'rail'}
      sizes={isInGrid ? `${MEDIA.desktop} 24rem, ${MEDIA.largePhone} 50vw, 92vw` : undefined}
    />
  );
}
