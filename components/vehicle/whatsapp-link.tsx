import { DEALER } from '#lib/platform/dealer.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { whatsAppText } from '#lib/texts/share-content.ts';
import { env } from '#lib/platform/env.ts';
import { buttonClass } from '#components/ui/button.ts';

type Props = { vehicle: Vehicle; children: string };

/** Opens WhatsApp with a prepared question about the car. */
export function WhatsAppLink({ vehicle, children }: Props) {
  return (
    <a
      className={buttonClass('outline')}
      href={whatsAppAddress(whatsAppText(vehicle, env().siteUrl, texts()), DEALER.whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
