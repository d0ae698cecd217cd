'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#use-texts';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import { localAddress } from '#lib/domain/language.ts';
import { SAVED_CARS, savedAddress } from '#lib/domain/vehicle/own-lists.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { Link } from '#components/language/link.tsx';
import { MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { ShareButton } from '#components/share/share-button.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { EmptyBay } from '#components/ui/empty-bay.tsx';
import patterns from '#components/ui/patterns.module.css';
import { RecentCars } from './recent-cars.tsx';
import { SavedCar } from './saved-car.tsx';
import styles from './saved-cars.module.css';
import { useOwnList } from './use-own-list.ts';

/**
 * The cars that are saved in this browser (docs/product.md 13.2).
 * @param props.siteUrl the site's public origin
 */
export function SavedCars({ siteUrl }: { siteUrl: string }) {
  const { saved, language } = useTexts();
  const cars = useOwnList(SAVED_CARS);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = marked.filter((one) => cars.some(({ chassisNumber }) => chassisNumber === one)); // not removed since
  const toCompare = cars.filter(({ chassisNumber }) => chosen.includes(chassisNumber));
  const address = savedAddress(cars.map(({ chassisNumber }) => chassisNumber));

  function handleChoose(chassisNumber: string) {
    setMarked(
      chosen.includes(chassisNumber)
        ? chosen.filter((one) => one !== chassisNumber)
        : [...chosen, chassisNumber].slice(-2),
    );
  }

  return (
    <div className={patterns.stack}>
      <div className={styles.heading}>
        <h1>{saved.title}</h1>
        {cars.length > 0 && (
          <ShareButton
            shared={{
              title: saved.title,
              text: saved.title,
              address: `${siteUrl}${localAddress(language, address)}`,
            }}
          />
        )}
      </div>
      {cars.length === 0 && <NoCars />}
      {cars.length > 1 && <p className={styles.hint}>{saved.chooseTwo}</p>}
      <ul className={styles.cars}>
        {cars.map((car) => (
          <SavedCar
            key={car.chassisNumber}
            saved={car}
            isChosen={chosen.includes(car.chassisNumber)}
            onChoose={() => handleChoose(car.chassisNumber)}
          />
        ))}
      </ul>
      {cars.length > 0 && <MonthlyTerms />}
      <Compare cars={toCompare} />
    </div>
  );
}

/** Also what the server sends; not shown where cars are stored that have not been restored yet. */
function NoCars() {
  const { saved } = useTexts();
  const element = useRef<HTMLDivElement>(null);

  // still here after hydration: what is stored is no list of cars
  useEffect(() => element.current?.removeAttribute('data-stored'), []);

  return (
    <div ref={element} className={clsx(patterns.stack, styles.none)} data-restores={SAVED_CARS.key}>
      <EmptyBay>
        <p>{saved.none}</p>
        <noscript>
          <p className={patterns.hint}>{saved.onlyHere}</p>
        </noscript>
        <div className={styles.buttons}>
          <Link className={buttonClass('primary')} href="/search">
            {saved.inventory}
          </Link>
          <Link className={buttonClass('outline')} href="/">
            {saved.byMonth}
          </Link>
        </div>
      </EmptyBay>
      <RecentCars />
    </div>
  );
}

/** Leads to the comparison once two cars are chosen, and stays in sight. */
function Compare({ cars: [first, second] }: { cars: readonly Vehicle[] }) {
  const { saved } = useTexts();
  return (
    <div className={styles.compare} aria-live="polite">
      {first && second && (
        <Link
          className={buttonClass('secondary')}
          href={`/compare?${compareQuery([first.chassisNumber, second.chassisNumber])}`}
        >
          {saved.compareTwo(vehicleTitle(first), vehicleTitle(second))}
        </Link>
      )}
    </div>
  );
}
