type Unknown = '' | null;

/** The fields without their unknown values. */
export type Known<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], Unknown> };

/** Omits fields that the backoffice did not give: `''`, `null` and empty lists. */
export function omitUnknown<Fields extends object>(fields: Fields): Known<Fields> {
  const known = Object.entries(fields).filter(([, value]) => !isUnknown(value));
  // exactly what Known excludes was removed
  return Object.fromEntries(known) as Known<Fields>;
}

function isUnknown(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}
