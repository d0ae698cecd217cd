import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { priceText } from '#lib/texts/price-label.ts';
import clsx from 'clsx';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isSold, vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { MonthlyPrice } from '#components/loan/monthly-price.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './card-summary.module.css';
import { KeyFacts } from './key-facts.tsx';

type Props = {
  vehicle: Vehicle;
  heading: 'h2' | 'h3';
  /** Whether the title's link covers the whole card; else the price is a link too. */
  isWholeCard: boolean;
  /** Monthly limit of a search, whose terms the price a month has. */
  searched: LoanTerms | null;
};

/** What every card of a car says below its picture, in one order: title, price, price a month and the key facts. */
export function CardSummary({ vehicle, heading: Heading, isWholeCard, searched }: Props) {
  const texts = useTexts();
  const address = vehicleAddress(vehicle);
  const amount = priceText(vehicle, texts);
  const price = (
    <>
      {sellingPrice(vehicle) !== null && <small>{`${texts.vehicle.asFrom} `}</small>}
      {amount}
    </>
  );
  const priceClass = clsx(styles.price, isSold(vehicle) && styles.muted);
  return (
    <div className={styles.summary}>
      <Heading className={styles.title}>
        <Link className={clsx(patterns.titleLink, isWholeCard && styles.cover)} href={address}>
          <NonBreakingWords text={vehicleTitle(vehicle)} />
        </Link>
      </Heading>
      {isWholeCard ? (
        <p key={amount} className={priceClass}>
          {price}
        </p>
      ) : (
        <Link key={amount} className={priceClass} href={address}>
          {price}
        </Link>
      )}
      <MonthlyPrice vehicle={vehicle} searched={searched} />
      <KeyFacts vehicle={vehicle} />
    </div>
  );
}
