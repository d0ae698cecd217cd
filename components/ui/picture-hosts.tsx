'use client';

import { createContext, use, type ReactNode } from 'react';

const PictureHosts = createContext<readonly string[]>([]);

type Props = { hosts: readonly string[]; children: ReactNode };

/** Tells the pictures below it which hosts the site's image optimiser fetches from. */
export function PictureHostsProvider({ hosts, children }: Props) {
  return <PictureHosts value={hosts}>{children}</PictureHosts>;
}

/** Whether the optimiser may serve this picture. Pictures of the site itself are served as they are. */
export function useIsOptimised(src: string): boolean {
  const hosts = use(PictureHosts);
  return URL.canParse(src) && hosts.includes(new URL(src).host);
}
