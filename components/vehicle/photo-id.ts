/** Id of a photo on the page of its car, and fragment of its address: `photo-1` for index 0. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}
