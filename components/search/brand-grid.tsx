'use client';

import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import styles from './brand-grid.module.css';

type Props = {
  /** Every make: those with a tile first. */
  makes: readonly string[];
  /** How many cars of each make can be bought; null when that is unknown. */
  cars: readonly number[] | null;
  /** The URL of the logo of each make with a tile; null when there is none. */
  logos: readonly (string | null)[];
  /** Heading of the folded list. */
  allBrands: string;
};

/**
 * The most stocked makes as tiles, the others as a folded list; each is a link to the search for it. A make without a
 * logo is shown as text. A client component, so that the page's data contain the makes but not the elements of the tiles.
 */
export function BrandGrid({ makes, cars, logos, allBrands }: Props) {
  const brands = makes.map((make, index) => ({ make, cars: cars?.[index], logo: logos[index] ?? null }));
  const others = brands.slice(logos.length);
  return (
    <>
      <ul className={styles.grid}>
        {brands.slice(0, logos.length).map((brand) => (
          <li key={brand.make} className={styles.tile}>
            <BrandLink {...brand} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{allBrands}</summary>
          <ul className={styles.list}>
            {others.map((brand) => (
              <li key={brand.make}>
                <BrandLink {...brand} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function BrandLink({ make, cars, logo }: { make: string; cars: number | undefined; logo: string | null }) {
  const { numbers } = useTexts();
  return (
    <>
      <Link
        className={styles.link}
        href={searchAddress(withCriteria(EMPTY_FILTER, { make }))}
        aria-label={logo ? make : undefined}
      >
        {logo ? (
          <img className={styles.logo} src={logo} alt="" width={256} height={160} loading="lazy" />
        ) : (
          <NonBreakingWords text={make} />
        )}
      </Link>
      {cars !== undefined && <small className={styles.cars}>{numbers.cars(cars)}</small>}
    </>
  );
}
