'use client';

import { createContext, use, type ReactNode } from 'react';

/** For client components, which cannot read lib/platform/dealer.ts with the settings of the environment. */
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
