import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

type Props = {
  className: string | undefined;
  /** Tooltip. */
  hint?: string;
  /** Accessible name of a link without text. */
  label?: string;
  /** Must empty the slot and open the inventory. */
  onChoose: () => void;
  children: ReactNode;
};

/** Link to the inventory that also empties a slot. */
export function ChangeLink({ className, hint, label, onChoose, children }: Props) {
  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  }

  return (
    <a className={className} href="/search" title={hint} aria-label={label} onClick={handleClick}>
      {children}
    </a>
  );
}
