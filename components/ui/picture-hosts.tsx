'use client';

import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import {
  optimisedAddresses,
  PICTURE_WIDTHS,
  type PictureSize,
} from '#lib/domain/pictures/optimised-address.ts';
import type { OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const Optimised = createContext<OptimisedPictures>({ origins: [], paths: null });

type Props = { optimised: OptimisedPictures; children: ReactNode };

/** Gives client components the image optimiser's settings, which the server reads from its environment. */
export function PictureHostsProvider({ optimised, children }: Props) {
  return <Optimised value={optimised}>{children}</Optimised>;
}

type Sources = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'referrerPolicy'>;

/** Gives the attributes of a picture. One that is not optimised is loaded as it is; its host does not learn the page. */
export function usePictureSources(): (picture: string, size: PictureSize, sizes?: string) => Sources {
  const optimised = use(Optimised);
  return (picture, size, sizes) => pictureSources(optimised, picture, size, sizes);
}

function pictureSources(
  optimised: OptimisedPictures,
  picture: string,
  size: PictureSize,
  sizes: string | undefined,
): Sources {
  const widths = PICTURE_WIDTHS[size];
  const addresses = optimisedAddresses(picture, widths, optimised);
  if (!addresses) return { referrerPolicy: 'no-referrer', src: picture };
  if (addresses.length === 1) return { src: addresses[0] };
  const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join();
  return { sizes, srcSet, src: addresses.at(-1) };
}
