import { useState, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** The selected one of several pictures, and how thumbnails select theirs. */
export type SelectedPicture = ReturnType<typeof useSelectedPicture>;

/** Pictures are counted from 0; `initial` is shown until the visitor selects one. */
export function useSelectedPicture(initial = 0) {
  const [selected, setSelected] = useState<number | null>(null);

  /** For the link around a thumbnail: a click, a mouse over it or the focus shows its picture. */
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
