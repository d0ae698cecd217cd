'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '#use-texts';
import { LanguageLink } from '#components/language/language-link.tsx';
import { Link } from '#components/language/link.tsx';
import { telAddress } from '#components/contact/phone-links.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './sidebar.module.css';

/** The menu on a phone: a popover, which the browser opens and closes without JavaScript. */
export function Sidebar() {
  const { layout, saved } = useTexts();
  const { menu } = layout;
  const { phones, whatsapp } = useSiteSettings();
  const dialog = useRef<HTMLDialogElement>(null);

  /** Tab goes round: behind the last entry a browser would leave the page, and Escape could not give the focus back. */
  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Tab') return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== last) return;
    event.preventDefault();
    next?.focus();
  }

  useEffect(() => {
    function close() {
      if (dialog.current && 'hidePopover' in dialog.current) dialog.current.hidePopover(); // else a row of links
    }
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <button type="button" className={styles.hamburger} popoverTarget="menu" aria-label={menu.open}>
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id="menu"
        popover="auto"
        className={styles.sidebar}
        aria-label={menu.open}
        tabIndex={-1} // takes the focus when it is pressed beside its entries
        onKeyDown={handleKeyDown}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={menu.close}
        >
          <Icon name="close" />
        </button>
        <nav aria-label={menu.name}>
          <ul>
            <MenuLinks />
          </ul>
        </nav>
        <div className={styles.foot}>
          <Link className={patterns.touchLink} href="/saved">
            {saved.title}
          </Link>
          <LanguageLink className={patterns.touchLink} />
          {phones[0] && (
            <a className={buttonClass('outline')} href={telAddress(phones[0])}>
              <Icon name="phone" size={20} />
              {layout.call}
            </a>
          )}
          {whatsapp !== null && (
            <a className={buttonClass('outline')} href={`https://wa.me/${whatsapp}`}>
              <Icon name="whatsapp" size={20} />
              WhatsApp
            </a>
          )}
        </div>
      </dialog>
    </>
  );
}
