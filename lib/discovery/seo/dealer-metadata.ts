import type { Metadata } from 'next';

import { DEALER } from '#lib/platform/dealer.ts';

import { factsDescription, textDescription } from './descriptions.ts';
import { pageMetadata } from './metadata.ts';

/** Head of the landing page. */
export function landingMetadata(): Metadata {
  return pageMetadata({
    subject: 'Imported and pre-owned cars in Mauritius',
    description: textDescription(DEALER.about),
    address: '/',
  });
}

/** Head of the page about the dealership: where it is, how to reach it and when it is open. */
export function aboutMetadata(): Metadata {
  const { name, street, town, country, phones, showroomHours } = DEALER;
  const hours = showroomHours.map(({ days, hours }) => `${days} ${hours.opens} - ${hours.closes}`);
  return pageMetadata({
    subject: 'About us',
    description: factsDescription(name, [street, town, country, ...phones.slice(0, 1), ...hours]),
    address: '/about',
  });
}
