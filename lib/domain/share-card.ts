import type { Blog } from './content';
import { sellingPrice } from './price';
import { availability, vehicleReference, vehicleTitle, type Availability, type Vehicle } from './vehicle';

/** What the picture says that a shared link is shown with. */
export type ShareCard = {
  title: string;
  /** Null for what is not for sale. */
  sale: Sale | null;
  /** Addresses, the best first: the next one stands in for one that cannot be had. */
  pictures: string[];
};

type Sale = {
  status: Availability;
  reference: string;
  /** Rupees. Null: on request, or none since the car is sold. */
  price: number | null;
};

const MOST_PICTURES = 3;

/** A sold car's price is nobody's business any more. */
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

export function blogCard({ title, image }: Blog): ShareCard {
  return { title, sale: null, pictures: image ? [image] : [] };
}
