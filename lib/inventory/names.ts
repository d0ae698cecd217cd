import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { isListedName } from '#lib/domain/search/listed-names.ts';
import type { Car } from './inventory.ts';

type Named = 'make' | 'model' | 'body';

/**
 * All makes with their models, and all bodies, those of the most cars first. A make is spelt as most of its cars spell it,
 * and so is a model of this make: a backoffice may compare with case, and one mistyped car must not rename the others.
 */
export function inventoryNames(cars: readonly Car[], words: ReadonlySet<string>): InventoryNames {
  return {
    makes: grouped(cars, 'make').map(({ name, members }) => ({
      name,
      cars: forSale(members),
      models: grouped(members, 'model').map((model) => ({ name: model.name, cars: forSale(model.members) })),
    })),
    bodies: grouped(cars, 'body').map(({ name }) => name),
    words,
  };
}

/** How most cars spell each make or model, by its fact; a body is spelt as its fact. */
export function spellings(cars: readonly Car[], named: Named): Map<string, string> {
  return new Map(
    [...Map.groupBy(cars, ({ facts }) => facts[named])].map(([fact, members]) => {
      const spelt = Map.groupBy(members, ({ vehicle }) =>
        named === 'body' ? fact : vehicle[named].normalize('NFC').trim(),
      );
      const [[name] = ['']] = [...spelt].sort(([, one], [, other]) => other.length - one.length);
      return [fact, name];
    }),
  );
}

/** The cars of each name that a page shows (listed-names.ts), those of the most cars first. */
function grouped(cars: readonly Car[], named: Named): { name: string; members: Car[] }[] {
  const names = spellings(cars, named);
  return [...Map.groupBy(cars, ({ facts }) => facts[named])]
    .map(([fact, members]) => ({ name: names.get(fact) ?? '', members }))
    .sort((one, other) => other.members.length - one.members.length || (one.name < other.name ? -1 : 1))
    .filter(({ name }) => isListedName(name));
}

function forSale(cars: readonly Car[]): number {
  return cars.filter(({ facts }) => facts.availability !== 'sold').length;
}
