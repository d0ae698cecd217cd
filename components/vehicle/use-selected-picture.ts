import { useState, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** The selected one of several pictures, and how thumbnails select theirs. */
export type SelectedPicture = ReturnType<typeof useSelectedPicture>;

/**
 * Pictures are counted from 0; `initial` is shown until the visitor selects one.
 * @param isSwitched whether thumbnails select at the moment, or are links to the page of their picture
 */
export function useSelectedPicture(initial = 0, isSwitched = () => true) {
  const [selected, setSelected] = useState<number | null>(null);

  /** For the link around a thumbnail: a click, a mouse over it or the focus shows its picture. */
  function thumbnailHandlers(index: number) {
    return {
      onClick(event: MouseEvent) {
        if (!isPlainClick(event) || !isSwitched()) return;
        event.preventDefault();
        setSelected(index);
      },
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse' && isSwitched()) setSelected(index);
      },
      onFocus() {
        if (isSwitched()) setSelected(index);
      },
    };
  }

  return { shown: selected ?? initial, show: setSelected, thumbnailHandlers };
}
