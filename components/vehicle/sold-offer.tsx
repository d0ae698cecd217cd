import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { similarOrderAddress } from './similar-order.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { ALTERNATIVES_ID } from './alternatives-id.ts';
import { moreOfMake } from './alternatives-section.tsx';
import { OfferContact } from './offer-contact.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import styles from './vehicle-offer.module.css';

type Props = { vehicle: Vehicle; alternatives: Alternatives };

/** Replaces the offer of a sold car: a link to alternatives (docs/product.md 4.2). */
export function SoldOffer({ vehicle, alternatives }: Props) {
  const { vehiclePage } = texts();
  const others = alternativesLink(vehicle, alternatives);
  return (
    <>
      <div className={styles.offer}>
        <p className={styles.sold}>{vehiclePage.sold}</p>
        <Link className={buttonClass('secondary', styles.main)} href={others.href}>
          {others.label}
        </Link>
      </div>
      <div className={styles.ways} data-screen-only>
        <Link className={buttonClass('outline')} href={similarOrderAddress(vehicle, texts())}>
          {texts().offer.findOne}
        </Link>
        <WhatsAppLink vehicle={vehicle}>{vehiclePage.askSimilarOnWhatsApp}</WhatsAppLink>
      </div>
      <OfferContact />
    </>
  );
}

/** Link to the alternatives on this page; when there are none, to the cars of this make. */
function alternativesLink({ make }: Vehicle, { kind, vehicles }: Alternatives) {
  if (vehicles.length === 0) return moreOfMake(make);
  const { vehicle, vehiclePage } = texts();
  return {
    label: kind === 'similar' ? vehicle.seeSimilar : vehiclePage.seeOthers,
    href: `#${ALTERNATIVES_ID}`,
  };
}
