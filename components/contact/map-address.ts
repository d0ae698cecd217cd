import { DEALER } from '#lib/platform/dealer.ts';

const { latitude, longitude } = DEALER.position;
/** Degrees from the middle of the map to its edges. */
const MAP_RADIUS = 0.02;

/** The dealership's address in one line. */
export const POSTAL_ADDRESS = `${DEALER.street}, ${DEALER.town}, ${DEALER.country}`;

/** URL of a page with the address on a map. */
export const MAP_PAGE = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: POSTAL_ADDRESS })}`;

/** URL of a route planner to the dealership. */
export const DIRECTIONS_PAGE = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;

/** URL of a map to embed. */
export const MAP_FRAME = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [longitude - MAP_RADIUS, latitude - MAP_RADIUS, longitude + MAP_RADIUS, latitude + MAP_RADIUS]
    .map((degrees) => degrees.toFixed(3))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;
