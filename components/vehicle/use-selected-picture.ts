import { useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** Which of several pictures is shown large, and what makes a thumbnail show its own. */
export type SelectedPicture = {
  /** Counted from 0. */
  shown: number;
  show: (index: number) => void;
  /** Handlers of the link round a thumbnail: a click, the hover of a mouse and the keyboard's focus show its picture. */
  thumbnailHandlers: (index: number) => {
    onClick: (event: MouseEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
};

/** @param opening the picture shown until the visitor chooses one, counted from 0. */
export function useSelectedPicture(opening = 0): SelectedPicture {
  const [chosen, setChosen] = useState<number | null>(null);

  function thumbnailHandlers(index: number) {
    return {
      onClick(event: MouseEvent) {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (opensElsewhere) return;
        event.preventDefault(); // without JavaScript the link leads to the picture
        setChosen(index);
      },
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') setChosen(index);
      },
      onFocus() {
        setChosen(index);
      },
    };
  }

  return { shown: chosen ?? opening, show: setChosen, thumbnailHandlers };
}
