'use client';

import { useId, useRef, type MouseEvent } from 'react';
import { useTexts } from '#use-texts';
import type { ShareContent } from '#lib/domain/sharing/share-links.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './share-button.module.css';
import { ShareMenu } from './share-menu.tsx';

/**
 * Shares a page by the Web Share API where there is one, else by a menu of links: a popover, which works without
 * JavaScript.
 */
export function ShareButton({ shared }: { shared: ShareContent }) {
  const { share } = useTexts();
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();

  function handleClick(event: MouseEvent) {
    if (!('share' in navigator)) return;
    event.preventDefault();
    navigator
      .share({ title: shared.title, text: shared.text, url: shared.address })
      .catch((error: unknown) => {
        const isCancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!isCancelled) menu.current?.showPopover();
      });
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass('outline', styles.button)}
        popoverTarget={menuId}
        data-share // components/behaviour/hydrate-on-interaction.ts repeats its click
        onClick={handleClick}
      >
        <Icon name="share" size={20} />
        {share.button}
      </button>
      <ShareMenu ref={menu} id={menuId} shared={shared} />
    </>
  );
}
