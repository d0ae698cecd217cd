import type { Blog } from '#lib/domain/content/content.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import {
  availability,
  vehicleReference,
  vehicleTitle,
  type Availability,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';

/** What the picture says that a shared link is shown with. */
export type ShareCard = {
  title: string;
  /** Null for what is not for sale. */
  sale: Sale | null;
  /** Addresses, the best first: the next one stands in for one that cannot be had. */
  pictures: string[];
};

export type Sale = {
  status: Availability;
  reference: string;
  /** Rupees. Null: on request, or none since the car is sold. */
  price: number | null;
};

const MOST_PICTURES = 3;

/** What a picture of a car says; a sold one has no price. */
export function vehicleCard(vehicle: Vehicle): ShareCard {
  const status = availability(vehicle);
  return {
    title: vehicleTitle(vehicle),
    sale: {
      status,
      reference: vehicleReference(vehicle),
      price: status === 'SOLD' ? null : sellingPrice(vehicle),
    },
    pictures: vehicle.images.slice(0, MOST_PICTURES),
  };
}

/** What the site sells, for every page that has no picture of its own. */
export const SITE_CARD: ShareCard = {
  title: 'Reconditioned and pre-owned cars in Mauritius',
  sale: null,
  pictures: [],
};

/** What a picture of a post says. */
export function blogCard({ title, image }: Blog): ShareCard {
  return { title, sale: null, pictures: image ? [image] : [] };
}
