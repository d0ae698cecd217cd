/** `kei` is the tall Japanese small car (Wagon R), `hatchback` a Swift or Fit, `mpv` a Noah, `van` a Hiace. */
export const BODY_STYLES = [
  'kei',
  'hatchback',
  'sedan',
  'wagon',
  'compact-suv',
  'suv',
  'mpv',
  'van',
  'pickup',
  'coupe',
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

/** The plain exterior views show the car's left side, those ending in `-right` its right side. */
export const VIEWS = [
  'front-quarter',
  'side',
  'rear-quarter',
  'front',
  'rear',
  'front-quarter-right',
  'side-right',
  'rear-quarter-right',
  'interior',
  'seats',
  'instruments',
  'console',
  'boot',
  'wheel',
  'headlight',
  'tail-light',
] as const;
export type View = (typeof VIEWS)[number];

export const BANNER_NAMES = ['harbour', 'mountain', 'forecourt', 'road'] as const;
export type BannerName = (typeof BANNER_NAMES)[number];

export const BLOG_NAMES = [
  'auction-sheet',
  'hybrid-battery',
  'shipping',
  'inspection',
  'duty-papers',
  'loan',
  'tyres',
  'electric-charging',
  'first-week',
  'family-cars',
] as const;
export type BlogName = (typeof BLOG_NAMES)[number];

/** How many looks a body style has: light, wheels, trim and proportions. Variants count from 0. */
export const VARIANT_COUNT = 10;

/** `paint` is six hexadecimal digits, with or without a leading `#`. */
export type VehiclePicture = { bodyStyle: BodyStyle; paint: string; view: View; variant: number };

export type PictureAddress =
  | ({ kind: 'vehicle' } & VehiclePicture)
  | { kind: 'banner'; name: BannerName }
  | { kind: 'blog'; name: BlogName };

const VEHICLE = /^\/pictures\/vehicle\/([a-z-]+)\/([0-9a-f]{6})\/(\d)\/([a-z-]+)\.jpg$/;
const SCENE = /^\/pictures\/(banner|blog)\/([a-z-]+)\.jpg$/;

/**
 * Address of one picture of a vehicle, relative to the backoffice's origin.
 * @throws RangeError when the paint is no colour or there is no such variant.
 */
export function vehiclePictureAddress({ bodyStyle, paint, view, variant }: VehiclePicture): string {
  const hex = paint.replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]{6}$/.test(hex)) throw new RangeError(`Bad paint: ${paint}`);
  if (!Number.isInteger(variant) || variant < 0 || variant >= VARIANT_COUNT) {
    throw new RangeError(`Bad picture variant: ${variant}`);
  }
  return `/pictures/vehicle/${bodyStyle}/${hex}/${variant}/${view}.jpg`;
}

/** Address of a wide picture with calm space on its left for a heading. */
export function bannerPictureAddress(name: BannerName): string {
  return `/pictures/banner/${name}.jpg`;
}

/** Address of the 4:3 picture of a blog post. */
export function blogPictureAddress(name: BlogName): string {
  return `/pictures/blog/${name}.jpg`;
}

/** @returns null when the path is not exactly one that the functions above give. */
export function parsePictureAddress(pathname: string): PictureAddress | null {
  return parseVehicle(pathname) ?? parseScene(pathname);
}

function parseVehicle(pathname: string): PictureAddress | null {
  const [, style, paint, variant, viewName] = VEHICLE.exec(pathname) ?? [];
  const bodyStyle = BODY_STYLES.find((known) => known === style);
  const view = VIEWS.find((known) => known === viewName);
  if (!bodyStyle || !paint || !variant || !view) return null;
  return { kind: 'vehicle', bodyStyle, paint, view, variant: Number(variant) };
}

function parseScene(pathname: string): PictureAddress | null {
  const [, kind, sceneName] = SCENE.exec(pathname) ?? [];
  if (kind === 'banner') {
    const name = BANNER_NAMES.find((known) => known === sceneName);
    return name ? { kind, name } : null;
  }
  const name = BLOG_NAMES.find((known) => known === sceneName);
  return name ? { kind: 'blog', name } : null;
}
