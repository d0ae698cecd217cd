import 'server-only';
import { hash } from 'node:crypto';
import { DEALER } from '#lib/platform/dealer.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { blogCard, SITE_CARD, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { encodeSegment } from '#lib/domain/internal-routes.ts';

/** Pixels of every share picture. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Counted up when the pictures are drawn differently, so that no old one is shown for a new one. */
const DESIGN = 1;

/** Path of the picture with which a link to this car is shown. It changes with whatever the picture shows. */
export function vehicleShareImage(vehicle: Vehicle): string {
  return `/share/car/${encodeSegment(vehicle.chassisNumber)}/${shareVersion(vehicleCard(vehicle))}.jpg`;
}

/** Path of the picture with which a link to this post is shown. It changes with whatever the picture shows. */
export function blogShareImage(blog: Blog): string {
  return `/share/blog/${encodeSegment(blog.id)}/${shareVersion(blogCard(blog))}.jpg`;
}

/** Path of the picture with which every other link to the site is shown. */
export const SITE_SHARE_IMAGE = `/share/site/${shareVersion(SITE_CARD)}.jpg`;

/** 16 hexadecimal digits that stand for all that a picture shows. */
export function shareVersion(card: ShareCard): string {
  return hash('sha256', JSON.stringify([DESIGN, DEALER.name, card])).slice(0, 16);
}
