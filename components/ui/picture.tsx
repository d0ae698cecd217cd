'use client';

import type { ComponentProps } from 'react';
import {
  optimisedAddresses,
  PICTURE_WIDTHS,
  type PictureSize,
} from '#lib/domain/pictures/optimised-address.ts';

export const PLACEHOLDER = '/assets/drawings/placeholder-car.avif';

/** The screen of most phones: three pixels a point. */
const DENSE = '(min-resolution:2.5dppx)';
const DENSE_SHARE = 0.6;

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
 * A picture in a 4:3 box, loaded through the image optimiser when it is signed. When it cannot be loaded, the
 * placeholder is shown by app/globals.css.
 */
export function Picture({ src, alt, size, sizes, priority = false, className }: Props) {
  const image = (
    <img
      key={src} // that one cannot be loaded does not mark the next
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={className}
      {...sourcesOf(src, size, sizes)} // last: a browser may start to load as soon as the address is set
    />
  );
  // in a `picture` element React does not preload it by a second link: the page has a header for it (preload-header.ts)
  return priority ? <picture>{image}</picture> : image;
}

type Sources = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'referrerPolicy'>;

/**
 * The attributes of a picture. On a screen with three pixels a point, a picture whose width ends in `vw` is loaded with
 * about two, which look the same there and are half of the bytes and of the decoding. A picture that is not signed is
 * loaded from its own address, without a referrer.
 */
function sourcesOf(picture: string, size: PictureSize, sizes?: string): Sources {
  const widths = PICTURE_WIDTHS[size];
  const addresses = optimisedAddresses(picture, widths);
  if (!addresses) return { referrerPolicy: 'no-referrer', src: picture };
  if (addresses.length === 1) return { src: addresses[0] };
  const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join();
  return { sizes: sizes && withDense(sizes), srcSet, src: addresses.at(-1) };
}

function withDense(sizes: string): string {
  const [, width] = /(\d+)vw$/.exec(sizes) ?? [];
  return width === undefined ? sizes : `${DENSE} ${Math.round(Number(width) * DENSE_SHARE)}vw, ${sizes}`;
}
