import type { Metadata } from 'next';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';
import { factsDescription, textDescription } from './snippet.ts';
import { pageMetadata } from './metadata.ts';

export function landingMetadata(): Metadata {
  const { landing, language } = texts();
  return pageMetadata({
    subject: landing.title,
    description: textDescription(DEALER.about[language]),
    address: '/',
  });
}

export function aboutMetadata(): Metadata {
  const { name, street, town, country, phones, showroom } = DEALER;
  const { about } = texts();
  const hours = openingHoursLines(showroom?.hours ?? [], texts()).map((line) => line.join(' '));
  return pageMetadata({
    subject: about.title,
    description: factsDescription(name, [
      street,
      town,
      country[texts().language],
      ...phones.slice(0, 1),
      ...hours,
    ]),
    address: '/about',
  });
}
