import { useTexts } from '#use-texts';
import { localWord } from '#lib/texts/local-word.ts';
import clsx from 'clsx';
import { availability, originTag, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import styles from './vehicle-tags.module.css';

const STATUS_STYLE = { 'IN STOCK': styles.inStock, 'COMING SOON': styles.comingSoon, SOLD: styles.sold };

type Props = { vehicle: Pick<Vehicle, 'status' | 'localVehicle'>; className?: string | undefined };

/** Status and origin of a car (docs/product.md 2.3). */
export function VehicleTags({ vehicle, className }: Props) {
  const texts = useTexts();
  const status = availability(vehicle);
  return (
    <ul className={clsx(styles.tags, className)} aria-label={texts.vehicle.tags}>
      <li className={clsx(styles.tag, STATUS_STYLE[status])}>{localWord(status, texts)}</li>
      <li className={clsx(styles.tag, styles.origin)}>{localWord(originTag(vehicle), texts)}</li>
    </ul>
  );
}
