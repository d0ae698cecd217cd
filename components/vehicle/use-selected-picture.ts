import { useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** The selected one of several pictures, and how thumbnails select theirs. */
export type SelectedPicture = {
  /** Counted from 0. */
  shown: number;
  show: (index: number) => void;
  /** For the link around a thumbnail: a click, a mouse over it or the focus shows its picture. */
  thumbnailHandlers: (index: number) => {
    onClick: (event: MouseEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
};

/** @param initial the picture shown until the visitor selects one, counted from 0. */
export function useSelectedPicture(initial = 0): SelectedPicture {
  const [selected, setSelected] = useState<number | null>(null);

  function thumbnailHandlers(index: number) {
    return {
      onClick(event: MouseEvent) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setSelected(index);
      },
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') setSelected(index);
      },
      onFocus() {
        setSelected(index);
      },
    };
  }

  return { shown: selected ?? initial, show: setSelected, thumbnailHandlers };
}
