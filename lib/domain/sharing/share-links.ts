import { truncate } from '#lib/domain/text/truncate.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/** What is shared of a page. */
export type ShareContent = {
  title: string;
  /** One line without the address. */
  text: string;
  /** The page's own absolute address. */
  address: string;
};

/** Keeps the address short enough for every phone. */
const MAX_TEXT_LENGTH = 1000;

type ShareLink = { service: 'whatsApp' | 'facebook' | 'email'; href: string };

/** Plain links that share a page. */
export function shareLinks({ title, text, address }: ShareContent): ShareLink[] {
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`${text}\r\n${address}`);
  return [
    { service: 'whatsApp', href: whatsAppAddress(`${text}\n${address}`) },
    {
      service: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    },
    { service: 'email', href: `mailto:?subject=${subject}&body=${body}` },
  ];
}

/**
 * Link that opens WhatsApp with this text. `number` is the recipient in digits with the country code; without it the
 * visitor chooses one.
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(truncate(toWellFormed(text), MAX_TEXT_LENGTH))}`;
}
