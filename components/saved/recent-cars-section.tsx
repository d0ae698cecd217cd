import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '#use-texts';
import { RECENT_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { localWord } from '#lib/texts/local-word.ts';
import { priceText } from '#lib/texts/price-label.ts';
import {
  availability,
  isSold,
  vehicleAddress,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { Link } from '#components/language/link.tsx';
import { Section } from '#components/layout/section.tsx';
import { MonthlyPrice, MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { useCurrentVehicle } from '#components/vehicle/use-current-vehicle.ts';
import styles from './recent-cars-section.module.css';
import { clearList } from './use-own-list.ts';

type Props = {
  cars: readonly Vehicle[];
  /** Each car can be added to the comparison. */
  isForComparison: boolean;
  /** The page says the terms of a price a month elsewhere. */
  hidesTerms: boolean;
  /** Appears only once its place is below the screen, so that nothing in sight moves. */
  waits: boolean;
};

/** The section of `RecentCars`, in a module of its own that only visitors with such cars load. */
export function RecentCarsSection({ cars, isForComparison, hidesTerms, waits }: Props) {
  const { saved } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const isPlaceBelowScreen = useBelowScreen(place);
  if (waits && !isPlaceBelowScreen) return <div ref={place} />;
  return (
    <Section
      heading={saved.recent}
      className={styles.section}
      aside={
        <button type="button" className={buttonClass('outline')} onClick={() => clearList(RECENT_CARS)}>
          {saved.clearRecent}
        </button>
      }
    >
      <ul className={styles.rail}>
        {cars.map((car) => (
          <RecentCar key={car.chassisNumber} known={car} isForComparison={isForComparison} />
        ))}
      </ul>
      {!hidesTerms && <MonthlyTerms />}
    </Section>
  );
}

/** Whether the element is, or once was, below the screen, with some distance for scrolling that goes on. */
function useBelowScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setBelow(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}

/** A small card; none for a car that is gone. */
function RecentCar({ known, isForComparison }: { known: Vehicle; isForComparison: boolean }) {
  const texts = useTexts();
  const car = useCurrentVehicle(known);
  if (!car) return null;
  return (
    <li className={styles.item}>
      <Link className={styles.car} href={vehicleAddress(car)}>
        <Picture className={styles.picture} src={car.images[0] ?? PLACEHOLDER} alt="" size="preview" />
        <span className={styles.title}>
          <NonBreakingWords text={vehicleTitle(car)} />
        </span>
        <span className={styles.price}>
          {isSold(car) ? localWord(availability(car), texts) : priceText(car, texts)}
        </span>
        <MonthlyPrice vehicle={car} />
      </Link>
      {isForComparison && <CompareButton vehicle={car} />}
    </li>
  );
}
