'use client';

import { createContext, use, type ReactNode } from 'react';

/** How the dealership is reached without this site. The browser does not have lib/platform/dealer.ts with the owner's settings. */
export type ContactChannels = {
  phones: readonly string[];
  /** Digits with the country code. */
  whatsapp: string;
};

const ContactContext = createContext<ContactChannels>({ phones: [], whatsapp: '' });

export function ContactProvider({ phones, whatsapp, children }: ContactChannels & { children: ReactNode }) {
  return <ContactContext value={{ phones, whatsapp }}>{children}</ContactContext>;
}

export function useContact(): ContactChannels {
  return use(ContactContext);
}
