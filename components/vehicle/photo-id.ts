/** Id of a photo on the page of its car, and fragment of its address: `photo-1` for index 0. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}

/** `Photo 3 of 8`; `index` counts from 0. */
export function photoLabel(index: number, count: number): string {
  return `Photo ${index + 1} of ${count}`;
}
