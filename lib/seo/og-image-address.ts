import { hash } from 'node:crypto';
import { DEALER } from '#lib/platform/dealer.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { blogCard, SITE_CARD, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { encodeSegment } from '#lib/domain/text/address-segment.ts';

/** Pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };

/** Increase it when the drawing changes, so that caches do not show old pictures. */
const DESIGN = 2;

/** Path of a car's Open Graph picture; it changes with the content of the picture. */
export function vehicleOgImage(vehicle: Vehicle): string {
  return `/share/car/${encodeSegment(vehicle.chassisNumber)}/${ogImageVersion(vehicleCard(vehicle))}.jpg`;
}

/** Path of a post's Open Graph picture; it changes with the content of the picture. */
export function blogOgImage(blog: Blog): string {
  return `/share/blog/${encodeSegment(blog.id)}/${ogImageVersion(blogCard(blog))}.jpg`;
}

/** Path of the Open Graph picture of every other page. */
export const SITE_OG_IMAGE = `/share/site/${ogImageVersion(SITE_CARD)}.jpg`;

/** Hash of everything that the picture shows: 16 hexadecimal digits. */
export function ogImageVersion(card: ShareCard): string {
  return hash('sha256', JSON.stringify([DESIGN, DEALER.name, card])).slice(0, 16);
}
