import { DEALER } from '@/lib/dealer';

/** The dealership's telephone numbers, ready to be called. */
export function PhoneLinks() {
  return (
    <ul>
      {DEALER.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}
