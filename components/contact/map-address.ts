import { DEALER } from '@/lib/dealer';

/** Degrees; the village of the address in spec section 2. */
const UNION_PARK = { latitude: -20.37, longitude: 57.53 };
/** Degrees from the middle of the map to its edges. */
const REACH = 0.02;

/** The dealership's address in one line. */
export const POSTAL_ADDRESS = `${DEALER.street}, ${DEALER.town}, ${DEALER.country}`;

/** A page on which the address is looked up on a map. */
export const MAP_PAGE = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: POSTAL_ADDRESS })}`;

/** A map of the place, made to stand in another page. */
export const MAP_FRAME = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    UNION_PARK.longitude - REACH,
    UNION_PARK.latitude - REACH,
    UNION_PARK.longitude + REACH,
    UNION_PARK.latitude + REACH,
  ]
    .map((degrees) => degrees.toFixed(3))
    .join(','),
  layer: 'mapnik',
  marker: `${UNION_PARK.latitude},${UNION_PARK.longitude}`,
})}`;
