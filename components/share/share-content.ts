import { blogAddress } from '#lib/domain/content/blog.ts';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { localAddress } from '#lib/domain/language.ts';
import type { ShareContent } from '#lib/domain/sharing/share-links.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { truncate } from '#lib/domain/text/truncate.ts';
import {
  isSold,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { priceLabel } from '#lib/texts/price-label.ts';
import type { ClientTexts, Texts } from '#lib/texts/texts.ts';

const MAX_TITLE_LENGTH = 120;

/** A sold car is shared without its price. `siteUrl` is the public origin. */
export function vehicleShareContent(vehicle: Vehicle, siteUrl: string, texts: Texts): ShareContent {
  const { forSale, soldCar } = texts.vehiclePage.shared;
  const title = vehicleTitle(vehicle);
  const reference = vehicleReference(vehicle);
  const text = isSold(vehicle)
    ? soldCar(title, reference)
    : forSale(title, reference, priceLabel(vehicle, texts));
  return { title, text, address: siteUrl + localAddress(texts.language, vehicleAddress(vehicle)) };
}

/** `null` when both slots are empty. `siteUrl` is the public origin. */
export function comparisonShareContent(
  [first, second]: Slots<Vehicle>,
  siteUrl: string,
  { language, share }: ClientTexts,
): ShareContent | null {
  const titles = [first, second].flatMap((vehicle) => vehicle ?? []).map(vehicleTitle);
  if (titles.length === 0) return null;

  const query = compareQuery([first?.chassisNumber ?? null, second?.chassisNumber ?? null]);
  const title = truncate(share.cars(titles), MAX_TITLE_LENGTH);
  const address = siteUrl + localAddress(language, `/compare?${query}`);
  return { title, text: share.comparison(title), address };
}

/** `siteUrl` is the public origin. */
export function postShareContent(blog: Blog, siteUrl: string, { language }: ClientTexts): ShareContent {
  const title = truncate(blog.title, MAX_TITLE_LENGTH);
  return { title, text: title, address: siteUrl + localAddress(language, blogAddress(blog)) };
}

/** A car as a prepared question names it. */
export type NamedCar = {
  /** Reference and title. */
  name: string;
  /** The absolute address of its page. */
  address: string;
};

/** `siteUrl` is the public origin. */
export function namedCar(vehicle: Vehicle, siteUrl: string, { language, vehiclePage }: Texts): NamedCar {
  const title = vehicleTitle(vehicle);
  return {
    name: vehiclePage.named(vehicleReference(vehicle), title),
    address: siteUrl + localAddress(language, vehicleAddress(vehicle)),
  };
}

/** Prepared message about a car, from a visitor to the dealership. `siteUrl` is the public origin. */
export function whatsAppText(vehicle: Vehicle, siteUrl: string, texts: Texts): string {
  return `${question(vehicle, texts)} ${namedCar(vehicle, siteUrl, texts).address}`;
}

function question(vehicle: Vehicle, texts: Texts): string {
  const { interested, whatPrice, haveSimilar } = texts.vehiclePage.messages;
  const reference = vehicleReference(vehicle);
  const car = vehicleTitle(vehicle);
  if (isSold(vehicle)) return haveSimilar(reference, car);
  if (sellingPrice(vehicle) === null) return whatPrice(reference, car);
  return interested(reference, car, priceLabel(vehicle, texts));
}
