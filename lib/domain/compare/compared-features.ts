import { features, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

type Equipped = Pick<Vehicle, 'clientOptions'>;

/** A feature, and which of two cars has it; null for a car whose features are unknown. */
export type ComparedFeature = { feature: string; has: readonly [boolean | null, boolean | null] };

/** The features of two cars: those of one car alone first. */
export function comparedFeatures(first: Equipped, second: Equipped): ComparedFeature[] {
  const lists = [features(first), features(second)] as const;
  const [one, other] = lists.map((list) => new Set(list.map(key)));
  const all = new Map(lists.flat().map((feature) => [key(feature), feature]));
  return [...all]
    .map(([name, feature]) => ({ feature, has: [hasFeature(one, name), hasFeature(other, name)] as const }))
    .sort((a, b) => Number(isInBoth(a)) - Number(isInBoth(b)));
}

/** The backoffice writes the same feature in capitals and without. */
function key(feature: string): string {
  return feature.toLowerCase();
}

function hasFeature(listed: Set<string> | undefined, name: string): boolean | null {
  return listed && listed.size > 0 ? listed.has(name) : null;
}

function isInBoth({ has }: ComparedFeature): boolean {
  return has[0] === true && has[1] === true;
}
