'use client';

import { createContext, use, type ReactNode } from 'react';

import { isOptimised, type OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const Optimised = createContext<OptimisedPictures>({ origins: [], paths: null });

type Props = { optimised: OptimisedPictures; children: ReactNode };

/** Tells the pictures below it what the site's image optimiser fetches. */
export function PictureHostsProvider({ optimised, children }: Props) {
  return <Optimised value={optimised}>{children}</Optimised>;
}

/** Whether the optimiser may serve this picture. Pictures of the site itself are served as they are. */
export function useIsOptimised(src: string): boolean {
  return isOptimised(src, use(Optimised));
}
