/** Fragment of a photo on the page of its car; photos count from 0, visitors from 1. */
export function photoFragment(index: number): string {
  return `photo-${index + 1}`;
}

/** The photo that the fragment of an address names, counted from 0; the first where it names none. */
export function parsePhotoFragment(fragment: string, count: number): number {
  const number = Number(/^#photo-(\d+)$/.exec(fragment)?.[1] ?? 1);
  return number >= 1 && number <= count ? number - 1 : 0;
}

/** `Photo 3 of 8`; `index` counts from 0. */
export function photoLabel(index: number, count: number): string {
  return `Photo ${index + 1} of ${count}`;
}
