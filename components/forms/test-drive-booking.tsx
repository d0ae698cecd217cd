'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#use-texts';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { serializeVehicle, TEST_DRIVE_STORAGE_KEY } from '#lib/domain/vehicle/stored-vehicle.ts';
import {
  isComingSoon,
  isSold,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { monthlyPriceLabel, priceText } from '#lib/texts/price-label.ts';
import { Link } from '#components/language/link.tsx';
import { MonthlyPrice, MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { CarPicture } from '#components/vehicle/car-picture.tsx';
import { ALTERNATIVES_ID } from '#components/vehicle/alternatives-id.ts';
import { useCurrentVehicle } from '#components/vehicle/use-current-vehicle.ts';
import { useStoredVehicle } from '#components/vehicle/use-stored-vehicle.ts';
import { VehicleTags } from '#components/vehicle/vehicle-tags.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import page from './form-page.module.css';
import styles from './test-drive-booking.module.css';

type Props = {
  /** The car that the address names. */
  car: Vehicle | null;
  /** Whether the address names a car that no longer exists. */
  isGone: boolean;
  /** What to do, including for a car that is not here yet. */
  introductions: { introduction: string; notHereYet: string };
  /** How to talk to the dealership instead, below the car. */
  contact?: ReactNode;
  /** The terms, above the button. */
  terms?: ReactNode;
};

/**
 * The test drive form. It is for the car in the address, which is then stored in the tab; without one, for the car in
 * session storage. A link followed before hydration names the car only in the address. A sold car has no form.
 */
export function TestDriveBooking({ car, isGone, introductions, contact, terms }: Props) {
  const stored = useStoredVehicle(TEST_DRIVE_STORAGE_KEY);
  const own = car || isGone ? null : stored;
  const current = useCurrentVehicle(own);
  const chosen = car ?? current;

  if (chosen && isSold(chosen)) return <ChosenCar car={chosen} isGone={false} />;
  return (
    <>
      <p>{chosen && isComingSoon(chosen) ? introductions.notHereYet : introductions.introduction}</p>
      {car ? (
        <data hidden data-store={TEST_DRIVE_STORAGE_KEY} value={serializeVehicle(car)} />
      ) : (
        <span hidden data-restores={TEST_DRIVE_STORAGE_KEY} />
      )}
      <div className={page.aside}>
        <ChosenCar car={chosen} isGone={isGone || own !== null} />
        {contact}
      </div>
      <EnquiryForm kind="test-drive" car={chosen}>
        {terms}
      </EnquiryForm>
    </>
  );
}

/** The chosen car, with a link to similar ones when it is sold; without one a hint with a link to the inventory. */
function ChosenCar({ car, isGone }: Pick<Props, 'car' | 'isGone'>) {
  const texts = useTexts();
  const { forms: wording, vehicle } = texts;
  if (!car) {
    return (
      <section className={clsx(styles.choice, styles.none)} aria-label={wording.chosenCar}>
        <p className={styles.hint}>{isGone ? wording.carGone : wording.noCar}</p>
        <Link className={buttonClass('outline')} href="/search">
          {wording.chooseFromInventory}
        </Link>
      </section>
    );
  }
  const hasMonthly = monthlyPriceLabel(car, texts, {}) !== null;
  const change = (
    <Link className={styles.change} href="/search">
      {wording.chooseAnother}
    </Link>
  );
  return (
    <section
      className={clsx(styles.choice, styles.car, isSold(car) && styles.sold)}
      aria-label={wording.chosenCar}
    >
      <div className={styles.picture}>
        <div>
          <CarPicture
            key={car.chassisNumber}
            src={car.images[0]}
            alt=""
            size="card"
            sizes={`${MEDIA.laptop} 19rem, ${MEDIA.largePhone} 16rem, 8.5rem`}
          />
        </div>
        <VehicleTags vehicle={car} />
      </div>
      <div className={styles.text}>
        <Link key={car.chassisNumber} className={styles.title} href={vehicleAddress(car)}>
          <NonBreakingWords text={vehicleTitle(car)} />
        </Link>
        <p className={styles.reference}>{vehicle.reference(vehicleReference(car))}</p>
        {isSold(car) ? (
          <p className={styles.hint}>{wording.carSold}</p>
        ) : (
          <>
            <div className={styles.prices}>
              <strong className={styles.price}>
                {sellingPrice(car) !== null && <small>{`${vehicle.asFrom} `}</small>}
                <span className={styles.amount}>{priceText(car, texts)}</span>
              </strong>
              <MonthlyPrice vehicle={car} />
              {hasMonthly && <MonthlyTerms />}
            </div>
            {change}
          </>
        )}
      </div>
      {isSold(car) && (
        <div className={styles.actions}>
          <Link className={buttonClass('primary')} href={`${vehicleAddress(car)}#${ALTERNATIVES_ID}`}>
            {wording.similarCars}
          </Link>
          {change}
        </div>
      )}
    </section>
  );
}
