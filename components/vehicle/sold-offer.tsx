import Link from 'next/link';

import type { Vehicle } from '@/lib/domain/vehicle';

import { buttonClass } from '../ui/button';
import { AskLink } from './ask-link';
import { CARS_INSTEAD_ID } from './cars-instead-section';
import { moreOfMake } from './more-of-make';
import styles from './vehicle-offer.module.css';

type Props = {
  vehicle: Vehicle;
  /** Whether the page offers other cars further down. */
  hasOthers: boolean;
};

/** Takes the place of price and test drive: the car cannot be had, others can. */
export function SoldOffer({ vehicle, hasOthers }: Props) {
  const more = moreOfMake(vehicle.make);
  return (
    <>
      <div className={styles.offer}>
        <p className={styles.price}>This car is sold</p>
        {hasOthers ? (
          <a className={buttonClass('solid', styles.main)} href={`#${CARS_INSTEAD_ID}`}>
            See similar cars
          </a>
        ) : (
          <Link className={buttonClass('solid', styles.main)} href={more.href}>
            {more.label}
          </Link>
        )}
      </div>
      <div className={styles.ways}>
        <AskLink vehicle={vehicle}>Ask for a similar one on WhatsApp</AskLink>
      </div>
    </>
  );
}
