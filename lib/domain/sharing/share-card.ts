import type { Blog } from '#lib/domain/content/content.ts';
import type { Language } from '#lib/domain/language.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import {
  availability,
  vehicleReference,
  vehicleTitle,
  type Availability,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';

/** Content of an Open Graph picture. */
export type ShareCard = {
  /** Of its words. */
  language: Language;
  title: string;
  /** Null for what is not for sale: a post, the site. */
  sale: Sale | null;
  /** Addresses; the first that can be loaded is used. */
  pictures: string[];
};

export type Sale = {
  status: Availability;
  reference: string;
  /** Rupees; null when it is on request or the car is sold. */
  price: number | null;
};

const MAX_PICTURES = 3;

/** A sold car has no price. */
export function vehicleCard(vehicle: Vehicle, language: Language): ShareCard {
  const status = availability(vehicle);
  return {
    language,
    title: vehicleTitle(vehicle),
    sale: {
      status,
      reference: vehicleReference(vehicle),
      price: status === 'SOLD' ? null : sellingPrice(vehicle),
    },
    pictures: vehicle.images.slice(0, MAX_PICTURES),
  };
}

/** A post is English in every language's frame. */
export function blogCard({ title, image }: Blog): ShareCard {
  return { language: 'en', title, sale: null, pictures: image ? [image] : [] };
}
