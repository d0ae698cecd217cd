import type { ReactNode } from 'react';
import { DEALER } from '#lib/dealer/dealer.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { namedCar, whatsAppText } from '#components/share/share-content.ts';
import { env } from '#lib/platform/env.ts';
import { buttonClass, type ButtonKind } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';

type Props = {
  vehicle: Vehicle;
  children: ReactNode;
  className?: string | undefined;
  kind?: ButtonKind;
  /** The question; by default about the price of the car, or about a similar one. */
  ask?: ((car: string, address: string) => string) | undefined;
};

/** Opens WhatsApp with a prepared question about the car; nothing for a dealership without WhatsApp. */
export function WhatsAppLink({ vehicle, children, className, kind = 'outline', ask }: Props) {
  const { whatsapp } = DEALER;
  if (whatsapp === null) return null;
  const { siteUrl } = env();
  const { name, address } = namedCar(vehicle, siteUrl, texts());
  const question = ask ? ask(name, address) : whatsAppText(vehicle, siteUrl, texts());
  return (
    <a
      className={buttonClass(kind, className)}
      href={whatsAppAddress(question, whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" size={20} />
      {children}
    </a>
  );
}
