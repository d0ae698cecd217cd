import type { ReactNode } from 'react';

/** None is rendered at build time: the build has no backoffice. */
export function generateStaticParams() {
  return [];
}

export default function OnDemandLayout({ children }: { children: ReactNode }) {
  return children;
}
