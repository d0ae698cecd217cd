import { DEALER } from '#lib/platform/dealer.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { whatsAppText } from '#lib/texts/share-content.ts';
import { env } from '#lib/platform/env.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';

type Props = {
  vehicle: Vehicle;
  children: string;
  className?: string | undefined;
  /** Shown in place of the text, which is then the link's name. */
  icon?: IconName;
};

/** Opens WhatsApp with a prepared question about the car. */
export function WhatsAppLink({ vehicle, children, className, icon }: Props) {
  return (
    <a
      className={buttonClass('outline', className)}
      aria-label={icon && children}
      href={whatsAppAddress(whatsAppText(vehicle, env().siteUrl, texts()), DEALER.whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon ? <Icon name={icon} /> : children}
    </a>
  );
}
