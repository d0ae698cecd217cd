import type { ShareContent } from './share-content.ts';
import { whatsAppAddress } from './whatsapp-address.ts';

/** Plain links that share a page. */
export function shareLinks({ title, text, address }: ShareContent): { service: string; href: string }[] {
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`${text}\r\n${address}`);
  return [
    { service: 'WhatsApp', href: whatsAppAddress(`${text}\n${address}`) },
    {
      service: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    },
    { service: 'E-mail', href: `mailto:?subject=${subject}&body=${body}` },
  ];
}
