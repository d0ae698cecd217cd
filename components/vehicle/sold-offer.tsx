import { priceLabel } from '#lib/domain/vehicle/price.ts';
import type { CarsInstead } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import { ALTERNATIVES_ID } from './alternatives-section.tsx';
import { moreOfMake } from './more-of-make.ts';
import styles from './vehicle-offer.module.css';

type Props = { vehicle: Vehicle; alternatives: CarsInstead };

/** Takes the place of the offer: the car cannot be had, others can. Its price is told, but calls to nothing. */
export function SoldOffer({ vehicle, alternatives }: Props) {
  const others = wayToOthers(vehicle, alternatives);
  return (
    <>
      <p className={styles.soldPrice}>{priceLabel(vehicle)}</p>
      <div className={styles.offer}>
        <p className={styles.price}>This car is sold</p>
        <SiteLink className={buttonClass('secondary', styles.main)} href={others.href}>
          {others.label}
        </SiteLink>
      </div>
      <div className={styles.ways}>
        <WhatsAppLink vehicle={vehicle}>Ask for a similar one on WhatsApp</WhatsAppLink>
      </div>
    </>
  );
}

/** Further down the page when it offers any, else to those of its make. */
function wayToOthers({ make }: Vehicle, { kind, vehicles }: CarsInstead) {
  if (vehicles.length === 0) return moreOfMake(make);
  return { label: kind === 'similar' ? 'See similar cars' : 'See other cars', href: `#${ALTERNATIVES_ID}` };
}
