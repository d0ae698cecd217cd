export function PhoneLinks({ phones }: { phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telAddress(phone)}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}

/** Address that calls the number. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
