import { hash } from 'node:crypto';
import { DEALER } from '#lib/dealer/dealer.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { blogCard, vehicleCard, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { encodeSegment } from '#lib/domain/text/address-segment.ts';
import type { Language } from '#lib/domain/language.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';

/** Pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };

/** Increase it when the drawing changes, so that caches do not show old pictures. */
const DESIGN = 2;

/** Path of a car's Open Graph picture; it changes with the content of the picture. */
export function vehicleOgImage(vehicle: Vehicle, language: Language): string {
  return `/share/car/${encodeSegment(vehicle.chassisNumber)}/${ogImageFile(vehicleCard(vehicle, language))}`;
}

/** Path of a post's Open Graph picture; it changes with the content of the picture. */
export function blogOgImage(blog: Blog): string {
  return `/share/blog/${encodeSegment(blog.id)}/${ogImageFile(blogCard(blog))}`;
}

/** Path of the Open Graph picture of every other page. */
export function siteOgImage(language: Language): string {
  return `/share/site/${ogImageFile(siteCard(language))}`;
}

/** The card of every page without a picture of its own. */
export function siteCard(language: Language): ShareCard {
  return { language, title: TEXTS[language].meta.sharePicture, sale: null, pictures: [] };
}

const FILE = /^([\da-f]{16})(-fr)?\.jpg$/;

/** The last segment of a picture's path: `0123456789abcdef.jpg`, in French `0123456789abcdef-fr.jpg`. */
function ogImageFile(card: ShareCard): string {
  return `${ogImageVersion(card)}${card.language === 'en' ? '' : `-${card.language}`}.jpg`;
}

/** What the last segment of a picture's path names; null when it names no picture. */
export function parseOgImageFile(file: string): { version: string; language: Language } | null {
  const [, version, french] = FILE.exec(file) ?? [];
  return version === undefined ? null : { version, language: french ? 'fr' : 'en' };
}

/** Hash of everything that the picture shows: 16 hexadecimal digits. */
export function ogImageVersion(card: ShareCard): string {
  return hash('sha256', JSON.stringify([DESIGN, DEALER.name, card])).slice(0, 16);
}
