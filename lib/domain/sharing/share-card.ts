import type { Blog } from '#lib/domain/content/content.ts';
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
export function vehicleCard(vehicle: Vehicle): ShareCard {
  const status = availability(vehicle);
  return {
    title: vehicleTitle(vehicle),
    sale: {
      status,
      reference: vehicleReference(vehicle),
      price: status === 'SOLD' ? null : sellingPrice(vehicle),
    },
    pictures: vehicle.images.slice(0, MAX_PICTURES),
  };
}

/** The card of every page without a picture of its own. */
export const SITE_CARD: ShareCard = {
  title: 'Reconditioned and pre-owned cars in Mauritius',
  sale: null,
  pictures: [],
};

export function blogCard({ title, image }: Blog): ShareCard {
  return { title, sale: null, pictures: image ? [image] : [] };
}
