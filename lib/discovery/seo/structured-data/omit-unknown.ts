type Unknown = '' | null;

/** The fields that are known. */
export type Known<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], Unknown> };

/** Leaves out what the backoffice did not give: `''`, `null` and empty lists. */
export function omitUnknown<Fields extends object>(fields: Fields): Known<Fields> {
  const known = Object.entries(fields).filter(([, value]) => !isUnknown(value));
  // only what Stated excludes was taken out
  return Object.fromEntries(known) as Known<Fields>;
}

function isUnknown(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}
