'use client';

import { useEffect, useRef } from 'react';
import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './sidebar.module.css';

/** The menu on a phone: a popover, which the browser opens and closes without JavaScript. */
export function Sidebar() {
  const { layout, saved } = useTexts();
  const { menu } = layout;
  const dialog = useRef<HTMLDialogElement>(null);

  function close() {
    dialog.current?.hidePopover();
  }

  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <button type="button" className={styles.hamburger} popoverTarget="menu" aria-label={menu.open}>
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id="menu" popover="auto" className={styles.sidebar} aria-label={menu.open}>
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
            <MenuLinks className={styles.entry} onChoose={close} />
          </ul>
        </nav>
        <Link className={styles.saved} href="/saved" onClick={close}>
          {saved.title}
        </Link>
      </dialog>
    </>
  );
}
