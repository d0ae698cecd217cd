'use client';

import { createContext, use, type ReactNode } from 'react';

/** How the dealership is reached without this site. The browser does not have lib/platform/dealer.ts with the owner's settings. */
export type Reach = {
  phones: readonly string[];
  /** Digits with the country code. */
  whatsapp: string;
};

const ReachContext = createContext<Reach>({ phones: [], whatsapp: '' });

export function ReachProvider({ phones, whatsapp, children }: Reach & { children: ReactNode }) {
  return <ReachContext value={{ phones, whatsapp }}>{children}</ReachContext>;
}

export function useReach(): Reach {
  return use(ReachContext);
}
