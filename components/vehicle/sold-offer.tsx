import { priceLabel } from '#lib/domain/vehicle/price.ts';
import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { AskLink } from './ask-link.tsx';
import { CARS_INSTEAD_ID } from './alternatives-section.tsx';
import { moreOfMake } from './more-of-make.ts';
import styles from './vehicle-offer.module.css';

type Props = { vehicle: Vehicle; instead: Alternatives };

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
function wayToOthers({ make }: Vehicle, { kind, vehicles }: Alternatives) {
  if (vehicles.length === 0) return moreOfMake(make);
  return { label: kind === 'similar' ? 'See similar cars' : 'See other cars', href: `#${CARS_INSTEAD_ID}` };
}
