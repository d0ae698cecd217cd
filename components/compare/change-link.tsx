import type { MouseEvent, ReactNode } from 'react';

import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { SiteLink } from '#components/ui/site-link.tsx';

type Props = {
  className: string | undefined;
  /** What a pointer that rests on it is told. */
  hint?: string;
  /** Name of a link that shows no text. */
  label?: string;
  /** Empties the slot and leads to the inventory. */
  onChoose: () => void;
  children: ReactNode;
};

/** Leads to the inventory to choose a car for a slot. */
export function ChangeLink({ className, hint, label, onChoose, children }: Props) {
  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  }

  return (
    <SiteLink className={className} href="/search" title={hint} aria-label={label} onClick={handleClick}>
      {children}
    </SiteLink>
  );
}
