import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { monthlyTerms } from '#lib/texts/price-label.ts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { CardGrid } from '#components/vehicle/card-grid.tsx';
import { packCards } from '#components/vehicle/pack-cards.ts';

/**
 * A list of cars that somebody shares by its address (docs/product.md 13.3).
 * @param props.gone names of those that are no longer available
 */
export function SharedList({ cars, gone }: { cars: Vehicle[]; gone: string[] }) {
  const { saved } = texts();
  return (
    <>
      <p>{saved.shared}</p>
      {gone.map((name) => (
        <p key={name}>{saved.gone(name)}</p>
      ))}
      <CardGrid packed={packCards(cars)} heading="h2" />
      {cars.length > 0 && <p className={patterns.hint}>{monthlyTerms(texts())}</p>}
      <div className={patterns.row}>
        <Link className={buttonClass('outline')} href="/saved">
          {saved.ownList}
        </Link>
      </div>
    </>
  );
}
