import { AUCTION_GRADES, auctionGradeOf } from '#lib/domain/vehicle/auction-grade.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { Section } from '#components/layout/section.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './auction-grade.module.css';
import { WhatsAppLink } from './whatsapp-link.tsx';

/** What the auction grade of a car means (docs/product.md 4.6); nothing for a grade that is not on the scale. */
export function AuctionGrade({ vehicle }: { vehicle: Vehicle }) {
  const grade = auctionGradeOf(vehicle);
  if (!grade) return null;
  const { auction, numbers } = texts();
  return (
    <Section heading={auction.heading}>
      <div className={styles.explained}>
        <ol className={styles.scale} aria-label={auction.scale}>
          {AUCTION_GRADES.map((tick) => (
            <li key={tick} aria-current={tick === grade || undefined}>
              {numbers.decimal(tick)}
            </li>
          ))}
        </ol>
        <p>{auction.meanings[grade]}</p>
        <p className={patterns.hint}>{auction.source}</p>
        <div className={patterns.row}>
          {!isSold(vehicle) && (
            <WhatsAppLink vehicle={vehicle} ask={auction.askMessage}>
              {auction.ask}
            </WhatsAppLink>
          )}
          <Link className={patterns.touchLink} href="/blogs">
            {auction.blog}
          </Link>
        </div>
      </div>
    </Section>
  );
}
