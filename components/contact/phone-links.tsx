export function PhoneLinks({ phones }: { phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}
