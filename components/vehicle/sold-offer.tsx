import { priceLabel } from '@/lib/domain/price';
import type { CarsInstead } from '@/lib/domain/similar-vehicles';
import type { Vehicle } from '@/lib/domain/vehicle';

import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { AskLink } from './ask-link';
import { CARS_INSTEAD_ID } from './cars-instead-section';
import { moreOfMake } from './more-of-make';
import styles from './vehicle-offer.module.css';

type Props = { vehicle: Vehicle; instead: CarsInstead };

/** Takes the place of the offer: the car cannot be had, others can. Its price is told, but calls to nothing. */
export function SoldOffer({ vehicle, instead }: Props) {
  const others = wayToOthers(vehicle, instead);
  return (
    <>
      <p className={styles.soldPrice}>{priceLabel(vehicle)}</p>
      <div className={styles.offer}>
        <p className={styles.price}>This car is sold</p>
        <SiteLink className={buttonClass('solid', styles.main)} href={others.href}>
          {others.label}
        </SiteLink>
      </div>
      <div className={styles.ways}>
        <AskLink vehicle={vehicle}>Ask for a similar one on WhatsApp</AskLink>
      </div>
    </>
  );
}

/** Further down the page when it offers any, else to those of its make. */
function wayToOthers({ make }: Vehicle, { kind, vehicles }: CarsInstead) {
  if (vehicles.length === 0) return moreOfMake(make);
  return { label: kind === 'similar' ? 'See similar cars' : 'See other cars', href: `#${CARS_INSTEAD_ID}` };
}
