import { useState, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** The selected picture, and how a thumbnail selects its own. */
export type SelectedPicture = ReturnType<typeof useSelectedPicture>;

/**
 * Selects one of several pictures, counted from 0. `initial` is shown until the visitor selects another.
 * @param isSwitched whether thumbnails currently select; otherwise they are links to their picture
 */
export function useSelectedPicture(initial = 0, isSwitched = () => true) {
  const [selected, setSelected] = useState<number | null>(null);

  /** Handlers for the link around a thumbnail: a click, the mouse over it, or the focus selects its picture. */
  function thumbnailHandlers(index: number) {
    return {
      onClick(event: MouseEvent) {
        if (!isPlainClick(event) || !isSwitched()) return;
        event.preventDefault();
        setSelected(index);
      },
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'mouse' && isSwitched()) setSelected(index);
      },
      onFocus() {
        if (isSwitched()) setSelected(index);
      },
    };
  }

  return { shown: selected ?? initial, show: setSelected, thumbnailHandlers };
}
