import type { Metadata } from 'next';
import { DEALER } from '#lib/platform/dealer.ts';
import { factsDescription, textDescription } from './snippet.ts';
import { pageMetadata } from './metadata.ts';

export function landingMetadata(): Metadata {
  return pageMetadata({
    subject: 'Imported and pre-owned cars in Mauritius',
    description: textDescription(DEALER.about),
    address: '/',
  });
}

export function aboutMetadata(): Metadata {
  const { name, street, town, country, phones, showroomHours } = DEALER;
  const hours = showroomHours.map(({ days, hours }) => `${days} ${hours.opens} - ${hours.closes}`);
  return pageMetadata({
    subject: 'About us',
    description: factsDescription(name, [street, town, country, ...phones.slice(0, 1), ...hours]),
    address: '/about',
  });
}
