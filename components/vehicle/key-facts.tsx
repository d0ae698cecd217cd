import { useTexts } from '#use-texts';
import { keyFacts } from '#lib/texts/specification.ts';
import styles from './key-facts.module.css';

function onOneLine(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

/** Transmission, engine, mileage and fuel in one line. */
export function KeyFacts({ vehicle }: { vehicle: Parameters<typeof keyFacts>[0] }) {
  const texts = useTexts();
  return <p className={styles.facts}>{keyFacts(vehicle, texts).map(onOneLine).join(' · ')}</p>;
}
