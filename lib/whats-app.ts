import { DEALER } from './dealer';

/** Opens a conversation with the dealership in which this text waits to be sent. */
export function whatsAppAddress(text: string): string {
  return `https://wa.me/${DEALER.whatsapp}?text=${encodeURIComponent(text)}`;
}
