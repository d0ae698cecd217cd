import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import clsx from 'clsx';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { ALTERNATIVES_ID } from './alternatives-id.ts';
import styles from './result-card.module.css';
import { TestDriveLink } from './test-drive-link.tsx';
import { ThumbnailSwitcher } from './thumbnail-switcher.tsx';
import { VehicleCard } from './vehicle-card.tsx';

type Props = {
  vehicle: Vehicle;
  /** True for a card that is visible without scrolling. */
  priority: boolean;
  /** Monthly limit of the search, whose terms the price a month has. */
  searched?: LoanTerms | null;
};

/** A car among the results of a search (docs/product.md 3.9). */
export function ResultCard({ vehicle, priority, searched = null }: Props) {
  const texts = useTexts();
  const address = vehicleAddress(vehicle);
  return (
    <VehicleCard
      vehicle={vehicle}
      density="list"
      heading="h2"
      searched={searched}
      className={clsx(styles.card, vehicle.images.length > 1 && styles.hasThumbnails)}
      pictures={
        <ThumbnailSwitcher
          title={vehicleTitle(vehicle)}
          images={vehicle.images}
          href={address}
          priority={priority}
        />
      }
    >
      <div className={styles.actions}>
        <CompareButton vehicle={vehicle} className={styles.action} />
        {isSold(vehicle) ? (
          <Link className={buttonClass('outline', styles.action)} href={`${address}#${ALTERNATIVES_ID}`}>
            {texts.vehicle.seeSimilar}
          </Link>
        ) : (
          <TestDriveLink kind="outline" vehicle={vehicle} className={styles.action} />
        )}
      </div>
    </VehicleCard>
  );
}
