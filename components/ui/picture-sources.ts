import type { ComponentProps } from 'react';
import {
  optimisedAddresses,
  PICTURE_WIDTHS,
  type PictureSize,
} from '#lib/domain/pictures/optimised-address.ts';
import { useSiteSettings } from './site-settings.tsx';

type Sources = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'referrerPolicy'>;

/**
 * Returns a function for the attributes of a picture. A picture that may not be optimised is loaded from its own
 * address, without a referrer.
 */
export function usePictureSources(): (picture: string, size: PictureSize, sizes?: string) => Sources {
  const { optimised } = useSiteSettings();
  return (picture, size, sizes) => {
    const widths = PICTURE_WIDTHS[size];
    const addresses = optimisedAddresses(picture, widths, optimised);
    if (!addresses) return { referrerPolicy: 'no-referrer', src: picture };
    if (addresses.length === 1) return { src: addresses[0] };
    const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join();
    return { sizes, srcSet, src: addresses.at(-1) };
  };
}
