import type { ReactNode } from 'react';

/** Nothing is rendered at build time, when there is no backoffice. */
export function generateStaticParams() {
  return [];
}

export default function OnDemandLayout({ children }: { children: ReactNode }) {
  return children;
}
