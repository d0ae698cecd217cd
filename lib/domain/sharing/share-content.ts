import { blogAddress } from '#lib/domain/content/blog.ts';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { priceLabel, sellingPrice } from '#lib/domain/vehicle/price.ts';
import { truncate } from '#lib/domain/text/truncate.ts';
import {
  isSold,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';

/** What is shared of a page. */
export type ShareContent = {
  title: string;
  /** One line without the address. */
  text: string;
  /** The page's own absolute address. */
  address: string;
};

const MAX_TITLE_LENGTH = 120;

/** A sold car is shared without its price. `siteUrl` is the public origin. */
export function vehicleShareContent(vehicle: Vehicle, siteUrl: string): ShareContent {
  const title = truncate(vehicleTitle(vehicle), MAX_TITLE_LENGTH);
  const sale = isSold(vehicle) ? 'SOLD' : priceLabel(vehicle);
  const text = `${title}, REF #${vehicleReference(vehicle)}, ${sale}`;
  return { title, text, address: `${siteUrl}${vehicleAddress(vehicle)}` };
}

/** `null` when both slots are empty. `siteUrl` is the public origin. */
export function comparisonShareContent(
  [first, second]: Slots<Vehicle>,
  siteUrl: string,
): ShareContent | null {
  const titles = [first, second].flatMap((vehicle) => vehicle ?? []).map(vehicleTitle);
  if (titles.length === 0) return null;

  const query = compareQuery([first?.chassisNumber ?? null, second?.chassisNumber ?? null]);
  const title = truncate(titles.join(' and '), MAX_TITLE_LENGTH);
  return { title, text: `Compare ${title}`, address: `${siteUrl}/compare?${query}` };
}

/** `siteUrl` is the public origin. */
export function postShareContent(blog: Blog, siteUrl: string): ShareContent {
  const title = truncate(blog.title, MAX_TITLE_LENGTH);
  return { title, text: title, address: `${siteUrl}${blogAddress(blog)}` };
}

/** Prepared message about a car, from a visitor to the dealership. `siteUrl` is the public origin. */
export function whatsAppText(vehicle: Vehicle, siteUrl: string): string {
  return `Hello, ${question(vehicle)} ${siteUrl}${vehicleAddress(vehicle)}`;
}

function question(vehicle: Vehicle): string {
  const car = `REF #${vehicleReference(vehicle)}, ${truncate(vehicleTitle(vehicle), MAX_TITLE_LENGTH)}`;
  if (isSold(vehicle)) return `I see that ${car}, is sold. Do you have a similar one?`;
  if (sellingPrice(vehicle) === null) return `I am interested in ${car}. What is the price?`;
  return `I am interested in ${car}, ${priceLabel(vehicle)}.`;
}
