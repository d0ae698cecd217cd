import { useTexts } from '#use-texts';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { priceText } from '#lib/texts/price-label.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { CarPicture } from '#components/vehicle/car-picture.tsx';
import { TestDriveLink } from '#components/vehicle/test-drive-link.tsx';
import { VehicleTags } from '#components/vehicle/vehicle-tags.tsx';
import styles from './compare-slot.module.css';

/** One side of a comparison. */
export type Slot = {
  vehicle: Vehicle | null;
  /** Name of a car that was in this slot and that the backoffice no longer has; `''` when it is unknown. */
  unavailable?: string;
};

type Props = {
  /** Accessible name of the slot. */
  name: string;
  slot: Slot;
  /** Called to empty the slot. */
  onEmpty: () => void;
};

/** A slot with its car, or with a link to choose one. */
export function CompareSlot({ name, slot: { vehicle, unavailable }, onEmpty }: Props) {
  const { compare } = useTexts();
  if (vehicle) {
    return (
      <section className={styles.slot} aria-label={name}>
        <CarInSlot vehicle={vehicle} onEmpty={onEmpty} />
      </section>
    );
  }
  return (
    <section className={styles.empty} aria-label={name}>
      <Icon name="add" size={32} />
      {unavailable !== undefined && <p>{compare.unavailable(unavailable)}</p>}
      <h2>{compare.selectCar}</h2>
      <ChangeLink className={buttonClass('outline', styles.add)} onEmpty={onEmpty}>
        {compare.addCar}
      </ChangeLink>
    </section>
  );
}

/** Picture, price and edit icon empty the slot (docs/product.md 6.2). */
function CarInSlot({ vehicle, onEmpty }: { vehicle: Vehicle; onEmpty: () => void }) {
  const texts = useTexts();
  const { compare } = texts;
  const title = vehicleTitle(vehicle);
  const change = { title: compare.change(title), onEmpty };
  return (
    <>
      <ChangeLink className={styles.pictureLink} {...change}>
        <CarPicture
          src={vehicle.images[0]}
          alt={compare.photo(title)}
          size="card"
          sizes={`${MEDIA.tablet} 30rem, 50vw`}
          priority
        />
      </ChangeLink>
      <VehicleTags vehicle={vehicle} />
      <h2 className={styles.title}>
        <Link className={styles.titleLink} href={vehicleAddress(vehicle)}>
          <span key={title}>
            <NonBreakingWords text={title} />
          </span>
        </Link>
      </h2>
      <div className={styles.priceRow}>
        <ChangeLink className={styles.price} {...change}>
          <span>
            {sellingPrice(vehicle) !== null && <small>{`${texts.vehicle.asFrom} `}</small>}
            <span className={styles.amount}>{priceText(vehicle, texts)}</span>
          </span>
        </ChangeLink>
        <ChangeLink className={styles.edit} aria-label={change.title} data-screen-only {...change}>
          <Icon name="edit" size={20} />
        </ChangeLink>
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass('outline', styles.action)} href={vehicleAddress(vehicle)}>
          {compare.viewCar}
        </Link>
        {!isSold(vehicle) && <TestDriveLink kind="secondary" vehicle={vehicle} className={styles.action} />}
      </div>
    </>
  );
}

/**
 * Link to the inventory that also clears the slot, unless it is opened in a new tab. It goes back to the list of this tab
 * where it was left, where the browser knows that. A press before hydration is repeated
 * (components/behaviour/hydrate-on-interaction.ts): it stores the other car.
 */
function ChangeLink({ onEmpty, ...attributes }: ComponentProps<'a'> & { onEmpty: () => void }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    onEmpty();
    const { navigation } = window as { navigation?: Navigation }; // none in Safari before 26
    const { pathname } = event.currentTarget;
    const before = navigation?.entries().slice(0, navigation.currentEntry?.index);
    const list = before?.findLast(({ url }) => url && new URL(url).pathname === pathname);
    if (!list) return;
    event.preventDefault();
    navigation?.traverseTo(list.key);
  }

  return <Link {...attributes} href="/search" data-clear="" onClick={handleClick} />;
}
