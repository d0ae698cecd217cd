import { DEALER } from '@/lib/dealer';
import { askAbout } from '@/lib/domain/ask-about';
import type { Vehicle } from '@/lib/domain/vehicle';
import { whatsAppAddress } from '@/lib/domain/whats-app';
import { env } from '@/lib/env';

import { buttonClass } from '../ui/button';

type Props = { vehicle: Vehicle; className?: string | undefined; children: string };

/** Opens WhatsApp with the question about this car written already. */
export function AskLink({ vehicle, className, children }: Props) {
  return (
    <a
      className={buttonClass('outline', className)}
      href={whatsAppAddress(askAbout(vehicle, env().siteUrl), DEALER.whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
