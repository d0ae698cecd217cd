import { DEALER } from '#lib/platform/dealer.ts';

const { latitude, longitude } = DEALER.position;
/** Degrees from the middle of the map to its edges. */
const REACH = 0.02;

/** The dealership's address in one line. */
export const POSTAL_ADDRESS = `${DEALER.street}, ${DEALER.town}, ${DEALER.country}`;

/** A page on which the address is looked up on a map. */
export const MAP_PAGE = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: POSTAL_ADDRESS })}`;

/** A page that finds the way to the dealership; the visitor says from where. */
export const DIRECTIONS_PAGE = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;

/** A map of the place, made to stand in another page. */
export const MAP_FRAME = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH]
    .map((degrees) => degrees.toFixed(3))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;
