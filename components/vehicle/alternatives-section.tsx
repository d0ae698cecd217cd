import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { Section } from '#components/layout/section.tsx';
import { MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { ALTERNATIVES_ID } from './alternatives-id.ts';
import { CardGrid } from './card-grid.tsx';
import { packCards } from './pack-cards.ts';

type Props = {
  alternatives: Alternatives;
  /** Make of the unavailable car, whose other cars the section links to; `''` when unknown. */
  make: string;
  /** Of similar cars: compact on the page of a car that is for sale. */
  density?: 'grid' | 'compact';
  /** The page says the terms of a price a month elsewhere. */
  hidesTerms?: boolean;
};

/** Cars offered instead of an unavailable one, or as similar to an available one; nothing when there are none. */
export function AlternativesSection({
  alternatives,
  make,
  density: ofSimilar = 'grid',
  hidesTerms = false,
}: Props) {
  const { kind, vehicles } = alternatives;
  const density = kind === 'featured' ? 'rail' : ofSimilar; // there may be many featured cars
  const more = moreOfMake(make);
  if (vehicles.length === 0) return null;
  return (
    <Section
      id={ALTERNATIVES_ID}
      heading={texts().vehiclePage[kind]}
      aside={
        make && (
          <Link className={buttonClass('outline')} href={more.href}>
            {more.label}
          </Link>
        )
      }
    >
      <div className={patterns.stack}>
        <CardGrid packed={packCards(vehicles, density)} density={density} />
        {!hidesTerms && <MonthlyTerms />}
      </div>
    </Section>
  );
}

/** Link to all cars of a make; to all cars when the make is `''`. */
export function moreOfMake(make: string): { label: string; href: string } {
  const { seeAll, seeAllOf } = texts().vehiclePage;
  const label = make ? seeAllOf(make) : seeAll;
  return { label, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) };
}
