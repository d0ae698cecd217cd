import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { listedNameFilter } from '#lib/domain/search/listed-names.ts';
import { nameKey } from '#lib/domain/search/name-key.ts';
import type { Snapshot } from './snapshot.ts';

/** Names beyond these, those of the fewest cars, are no names: a backoffice may send texts or numbers as makes. */
const MAX_MAKES = 200;
const MAX_MODELS = 300;

/** The cars of one spelling of a make and a model. `forSale`: how many of them are not sold. */
type Row = { make: string; model: string; body: string; cars: number; forSale: number };

/**
 * All makes with their models, and all bodies, those of the most cars first. A make is spelt as most of its cars spell it,
 * and so is a model of this make: a backoffice may compare with case, and one mistyped car must not rename the others.
 */
export function names(snapshot: Snapshot): InventoryNames {
  const rows = snapshot
    .sql(
      `SELECT make, model, body, count(*) AS cars, sum(availability <> 'sold') AS forSale
       FROM facts GROUP BY make, model, body`,
    )
    .all() as Row[];
  return {
    makes: grouped(rows, 'make')
      .slice(0, MAX_MAKES)
      .map(({ name, cars, members }) => {
        const models = grouped(members, 'model').slice(0, MAX_MODELS);
        return { name, cars, models: models.map((model) => ({ name: model.name, cars: model.cars })) };
      }),
    bodies: grouped(rows, 'body').map(({ name }) => name),
  };
}

/** The rows of each name, and its number of cars that are not sold. Only names that a page shows (listed-names.ts). */
function grouped(
  rows: readonly Row[],
  column: 'make' | 'model' | 'body',
): { name: string; cars: number; members: Row[] }[] {
  const isListed = listedNameFilter();
  return [...Map.groupBy(rows, (row) => nameKey(row[column])).values()]
    .map((members) => {
      const spellings = Map.groupBy(members, (row) => row[column]);
      const [name = ''] = [...spellings.keys()].sort(
        (one, other) => sum(spellings.get(other), 'cars') - sum(spellings.get(one), 'cars'),
      );
      return { name, members, all: sum(members, 'cars'), cars: sum(members, 'forSale') };
    })
    .sort((one, other) => other.all - one.all || (one.name < other.name ? -1 : 1))
    .filter(({ name }) => isListed(name));
}

function sum(rows: readonly Row[] | undefined, column: 'cars' | 'forSale'): number {
  return (rows ?? []).reduce((total, row) => total + row[column], 0);
}
