/** Opens a conversation in which this text waits to be sent to the number, given as digits with the country code. */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
