import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { rolesOf, type Roles } from './lexicon.ts';
import type { Name } from './name-index.ts';
import { namedCriteria } from './names.ts';
import { compactName } from './tokens.ts';

/** What one phrase of a search says. */
export type Found = {
  criteria?: Partial<Criteria>;
  /** The names that the phrase may stand for. */
  names?: Name[];
  roles?: Roles;
  /** A year without a bound, which counts when no other year is found. */
  year?: number;
};

/** The roles of a phrase that are criteria by themselves. */
const PLAIN = ['transmission', 'colour', 'origin', 'availability', 'sort'] as const;

/** The criteria that all phrases say together. The first value of each key counts. */
export function foundCriteria(found: readonly Found[], bodies: readonly string[]): Partial<Criteria> {
  const named = namedCriteria(found.flatMap(({ names }) => (names ? [names] : [])));
  const roles = found.flatMap((one) => one.roles ?? []);
  const year = found.find((one) => one.year !== undefined)?.year;
  const fuel = fuelOf(roles.flatMap((one) => one.fuel ?? []));
  const loose = named.model === undefined ? first(roles, 'looseBody') : undefined;
  const body = first(roles, 'body') ?? loose;
  const plain = PLAIN.flatMap((role) => {
    const value = first(roles, role);
    return value ? [[role, value]] : [];
  });
  const parts: Partial<Criteria>[] = [
    ...found.flatMap(({ criteria }) => criteria ?? []),
    named,
    year === undefined ? {} : { minYear: year, maxYear: year },
    Object.fromEntries(plain) as Partial<Criteria>, // keys and values of the vocabulary
    fuel ? { fuel } : {},
    body ? { body: bodyOf(body, bodies) } : {},
  ];
  return parts.reduce((merged, part) => ({ ...part, ...merged }), {});
}

function first(roles: readonly Roles[], role: keyof Roles): string | undefined {
  return roles.find((one) => one[role] !== undefined)?.[role];
}

/** A hybrid counts as a petrol hybrid, which almost all are, unless diesel is named too. */
function fuelOf(fuels: readonly string[]): string | undefined {
  if (!fuels.includes('HYBRID')) return fuels[0];
  return fuels.includes('DIESEL') ? 'DIESEL HYBRID' : 'PETROL HYBRID';
}

/** The name of this body in the inventory. */
function bodyOf(body: string, bodies: readonly string[]): string {
  return bodies.find((name) => name === body) ?? bodies.find((name) => meansBody(name, body)) ?? body;
}

function meansBody(name: string, body: string): boolean {
  const { body: meant, looseBody } = rolesOf(compactName(name)) ?? {};
  return meant === body || looseBody === body;
}
