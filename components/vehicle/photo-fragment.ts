/** Fragment of a photo's address: `photo-1` for index 0. */
export function photoFragment(index: number): string {
  return `photo-${index + 1}`;
}

/** Index of the photo in a fragment such as `#photo-1`, counted from 0; 0 when it is invalid. */
export function parsePhotoFragment(fragment: string, count: number): number {
  const number = Number(/^#photo-(\d+)$/.exec(fragment)?.[1] ?? 1);
  return number >= 1 && number <= count ? number - 1 : 0;
}

/** `Photo 3 of 8`; `index` counts from 0. */
export function photoLabel(index: number, count: number): string {
  return `Photo ${index + 1} of ${count}`;
}
