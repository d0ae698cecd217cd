import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { inventoryFacts } from '#lib/texts/inventory-facts.ts';
import { packCounts } from '#lib/domain/search/packed-counts.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { isMakePage } from '#lib/domain/search/search-address.ts';
import { setCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { StockedMake } from '#lib/domain/search/stocked-makes.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { alsoSoldAs } from '#lib/domain/word-search/aliases.ts';
import { pagesAskedFor } from '#lib/domain/word-search/query-words.ts';
import { packResults } from '#components/vehicle/pack-cards.ts';
import { Brands } from './brands.tsx';
import styles from './search-page.module.css';
import { SearchContent, type Choices } from './search-content.tsx';

type Props = {
  filter: SearchFilter;
  results: SearchResults;
  choices: Choices | null;
  /** Where to continue when no car is shown. */
  brands: StockedMake[];
  view: InventoryView | null;
  isPageOutOfRange: boolean;
  isFullyFiltered: boolean;
};

/** The inventory: filters and matching cars (docs/product.md 3). */
export function SearchPage({ filter, results, choices, view, brands, ...rest }: Props) {
  const given = choices && { makes: choices.makes, models: filter.make ? choices.models : null };
  return (
    <SearchContent
      {...rest}
      criteria={setCriteria(filter)}
      facts={view && isMakePage(filter) ? inventoryFacts(view, texts()).join(' · ') : null}
      packed={packResults(results.content)}
      totalPages={results.totalPages}
      relaxedSearches={view?.relaxedSearches ?? []}
      setAside={view?.setAside ?? []}
      pages={pagesAskedFor(filter.q ?? '')}
      names={alsoSoldAs(filter.make, filter.model)}
      choices={given}
      brands={brands.length > 0 && <CarsByMake brands={brands} />}
      found={
        view && {
          count: view.total,
          sold: view.sold,
          options: packCounts(view.options, {
            make: given?.makes ?? [],
            model: given?.models ?? [],
          }),
        }
      }
      currentYear={view?.newestYear ?? yearInMauritius(new Date())}
    />
  );
}

function CarsByMake({ brands }: { brands: StockedMake[] }) {
  return (
    <section className={styles.brands} aria-labelledby="makes">
      <h2 id="makes">{texts().landing.brands}</h2>
      <Brands brands={brands} />
    </section>
  );
}
