import type { ComponentProps } from 'react';
import {
  optimisedAddresses,
  PICTURE_WIDTHS,
  type PictureSize,
} from '#lib/domain/pictures/optimised-address.ts';
import { useSiteSettings } from './site-settings.tsx';

/** The screen of most phones: three pixels a point. */
const DENSE = '(min-resolution:2.5dppx)';
const DENSE_SHARE = 0.6;

type Sources = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'referrerPolicy'>;

/**
 * Returns a function for the attributes of a picture. On a screen with three pixels a point, a picture whose width ends
 * in `vw` is loaded with about two, which look the same there and are half of the bytes and of the decoding. A picture
 * that may not be optimised is loaded from its own address, without a referrer.
 */
export function usePictureSources(): (picture: string, size: PictureSize, sizes?: string) => Sources {
  const { optimised } = useSiteSettings();
  return (picture, size, sizes) => {
    const widths = PICTURE_WIDTHS[size];
    const addresses = optimisedAddresses(picture, widths, optimised);
    if (!addresses) return { referrerPolicy: 'no-referrer', src: picture };
    if (addresses.length === 1) return { src: addresses[0] };
    const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join();
    return { sizes: sizes && withDense(sizes), srcSet, src: addresses.at(-1) };
  };
}

function withDense(sizes: string): string {
  const [, width] = /(\d+)vw$/.exec(sizes) ?? [];
  return width === undefined ? sizes : `${DENSE} ${Math.round(Number(width) * DENSE_SHARE)}vw, ${sizes}`;
}
