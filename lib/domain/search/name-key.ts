/** The form in which names and options are compared: `citroën` and `CITROËN` are one make. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toUpperCase();
}

/** Looks up the cars of a name or option, in any spelling; 0 for one without cars. */
export function carsByName(
  counts: readonly (readonly [name: string, cars: number])[],
): (name: string) => number {
  const cars = new Map(counts.map(([name, count]) => [nameKey(name), count]));
  return (name) => cars.get(nameKey(name)) ?? 0;
}
