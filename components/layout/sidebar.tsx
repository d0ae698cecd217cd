'use client';

import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './sidebar.module.css';

/**
 * The menu on a phone: a modal dialog. The menu button is a link to `#menu`, which opens it by `:target` without
 * JavaScript and before hydration.
 */
export function Sidebar() {
  const hamburger = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { history, location, scrollY } = window;
    if (location.hash !== '#menu') return;
    const state: unknown = history.state;
    location.replace('#'); // only a navigation ends `:target`; it scrolls to the top
    history.replaceState(state, '', location.pathname + location.search);
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    hamburger.current?.click();
  }, []);

  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  function open(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
  }

  function close() {
    dialog.current?.close();
  }

  function handleClickInside(event: MouseEvent) {
    const isOutsidePanel = event.target === dialog.current;
    if (isOutsidePanel) close();
  }

  function handleCloseButton(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  return (
    <>
      <a
        ref={hamburger}
        className={styles.hamburger}
        href="#menu"
        role="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={clickOnSpace}
      >
        <Icon name="menu" />
      </a>
      <dialog ref={dialog} id="menu" className={styles.sidebar} aria-label="Menu" onClick={handleClickInside}>
        <div className={styles.panel}>
          <a
            className={styles.close}
            href="#"
            role="button"
            aria-label="Close menu"
            onClick={handleCloseButton}
            onKeyDown={clickOnSpace}
          >
            <Icon name="close" />
          </a>
          <nav aria-label="Main">
            <ul>
              <MenuLinks className={styles.entry} onChoose={close} />
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}

/** A link reacts to Enter only; a button must react to Space too. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
