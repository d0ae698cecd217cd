'use client';

import { createContext, use, type ReactNode } from 'react';
import { isOptimised, type OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const Optimised = createContext<OptimisedPictures>({ origins: [], paths: null });

type Props = { optimised: OptimisedPictures; children: ReactNode };

/** Gives client components the image optimiser's settings, which the server reads from its environment. */
export function PictureHostsProvider({ optimised, children }: Props) {
  return <Optimised value={optimised}>{children}</Optimised>;
}

/** Whether the picture goes through the image optimiser. */
export function useIsOptimised(src: string): boolean {
  return isOptimised(src, use(Optimised));
}
