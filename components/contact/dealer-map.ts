import { DEALER } from '#lib/platform/dealer.ts';

const { latitude, longitude } = DEALER.position;
/** Distance from the centre of the map to its edges, in degrees. */
const MAP_RADIUS = 0.02;

const place = `${DEALER.street}, ${DEALER.town}, ${DEALER.country}`;

/** The dealership's address in one line, and URLs of maps that show it. */
export const DEALER_MAP = {
  place,
  page: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`,
  /** URL of a route planner. */
  directions: `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`,
  /** URL of a map to embed. */
  frame: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [longitude - MAP_RADIUS, latitude - MAP_RADIUS, longitude + MAP_RADIUS, latitude + MAP_RADIUS]
      .map((degrees) => degrees.toFixed(3))
      .join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`,
};
