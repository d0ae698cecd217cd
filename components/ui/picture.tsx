'use client';

import type { PictureSize } from '#lib/domain/pictures/optimised-address.ts';
import { usePictureSources } from './picture-sources.ts';

export const PLACEHOLDER = '/assets/drawings/placeholder-car.avif';

type Props = {
  src: string;
  alt: string;
  size: PictureSize;
  /** The `sizes` attribute of the image; a thumbnail has none. */
  sizes?: string | undefined;
  /** Loads with high priority, for the largest picture that is visible without scrolling. */
  priority?: boolean;
  className?: string | undefined;
};

/**
 * A picture in a 4:3 box, loaded through the image optimiser when its host is allowed. When it cannot be loaded, the
 * placeholder is shown by app/globals.css.
 */
export function Picture({ src, alt, size, sizes, priority = false, className }: Props) {
  const sources = usePictureSources();
  const image = (
    <img
      key={src} // that one cannot be loaded does not mark the next
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={className}
      {...sources(src, size, sizes)} // last: a browser may start to load as soon as the address is set
    />
  );
  // in a `picture` element React does not preload it by a second link: the page has a header for it (preload-header.ts)
  return priority ? <picture>{image}</picture> : image;
}
