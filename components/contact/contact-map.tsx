'use client';

import { useState } from 'react';

import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './contact-map.module.css';

type Props = {
  /** The dealership's address in one line. */
  place: string;
  /** Address of a map made to stand in another page. */
  frame: string;
  /** Address of a page with the map. */
  page: string;
  /** Address of a page that finds the way there. */
  directions: string;
};

/**
 * Where the dealership is. The map comes from a third party, which is not contacted before the visitor asks for the map;
 * the links do the same without JavaScript, and stay when the map cannot be had.
 */
export function ContactMap({ place, frame, page, directions }: Props) {
  const [state, setState] = useState<'hidden' | 'shown' | 'unreachable'>('hidden');

  function show() {
    setState('shown');
    // a frame does not tell that it failed: it shows the browser's error page
    fetch(frame, { mode: 'no-cors', credentials: 'omit' }).catch(() => setState('unreachable'));
  }

  return (
    <div className={styles.map}>
      <div className={styles.stage}>
        {state === 'hidden' && (
          <button type="button" className={buttonClass('outline')} onClick={show}>
            <Icon name="pin" size={20} />
            Show map
          </button>
        )}
        {state === 'shown' && <iframe className={styles.frame} src={frame} title={`Map: ${place}`} />}
        <p role="status" className={styles.status}>
          {state === 'unreachable' && 'The map cannot be loaded at the moment. The links below lead to it.'}
        </p>
      </div>
      <ul className={styles.links}>
        <li>
          <MapLink href={page}>Open the map in a new tab</MapLink>
        </li>
        <li>
          <MapLink href={directions}>Directions</MapLink>
        </li>
      </ul>
    </div>
  );
}

function MapLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
