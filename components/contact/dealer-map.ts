import type { Language } from '#lib/domain/language.ts';
import { DEALER } from '#lib/dealer/dealer.ts';

const { street, town, country, position } = DEALER;
/** Distance from the centre of the map to its edges, in degrees. */
const MAP_RADIUS = 0.02;

/** The dealership's address in one line in this language, and URLs of maps that show it. */
export function dealerMap(language: Language) {
  const place = `${street}, ${town}, ${country[language]}`;
  return {
    place,
    page: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`,
    /** URL of a route planner. */
    directions: `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: position ? `${position.latitude},${position.longitude}` : place })}`,
    /** URL of a map to embed; null without a position. */
    frame: position && frameAround(position),
  };
}

function frameAround({ latitude, longitude }: NonNullable<typeof position>): string {
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [longitude - MAP_RADIUS, latitude - MAP_RADIUS, longitude + MAP_RADIUS, latitude + MAP_RADIUS]
      .map((degrees) => degrees.toFixed(3))
      .join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`;
}
