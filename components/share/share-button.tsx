'use client';

import { useId, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

import { shareLinks } from '@/lib/domain/share-links';
import type { Shared } from '@/lib/domain/sharing';

import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { CopyLink } from './copy-link';
import styles from './share-button.module.css';

/**
 * Passes a page on: by the system's own sheet where there is one, else by a menu of links. The menu is a popover,
 * which the browser opens and closes itself, also without JavaScript.
 */
export function ShareButton({ shared }: { shared: Shared }) {
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [timesClosed, setTimesClosed] = useState(0);

  function handleClick(event: MouseEvent) {
    if (!('share' in navigator)) return;
    event.preventDefault();
    navigator
      .share({ title: shared.title, text: shared.text, url: shared.address })
      .catch((error: unknown) => {
        const hasChangedMind = error instanceof DOMException && error.name === 'AbortError';
        if (!hasChangedMind) menu.current?.showPopover();
      });
  }

  function handleToggle({ newState }: ToggleEvent) {
    if (newState === 'closed') setTimesClosed((times) => times + 1);
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', styles.button)}
        popoverTarget={menuId}
        onClick={handleClick}
      >
        <Icon name="share" size={20} />
        Share
      </button>
      <div
        ref={menu}
        id={menuId}
        className={styles.menu}
        popover="auto"
        role="group"
        aria-label={`Share ${shared.title}`}
        onToggle={handleToggle}
      >
        <ShareLinks shared={shared} onChoose={() => menu.current?.hidePopover()} />
        <CopyLink key={timesClosed} address={shared.address} />
      </div>
    </>
  );
}

function ShareLinks({ shared, onChoose }: { shared: Shared; onChoose: () => void }) {
  return (
    <ul>
      {shareLinks(shared).map(({ service, href }) => (
        <li key={service}>
          <a className={styles.link} href={href} {...tabFor(href)} onClick={onChoose}>
            {service}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A mail program needs no tab, which would stay empty. */
function tabFor(href: string) {
  return href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
