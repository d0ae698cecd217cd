'use client';

import { useTexts } from '#use-texts';
import { useState } from 'react';
import { buttonClass } from '#components/ui/button.ts';
import { Drawing } from '#components/ui/drawing.tsx';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './contact-map.module.css';
import type { dealerMap } from './dealer-map.ts';

/**
 * A map of the dealership. It comes from a third party, which is not contacted until the visitor asks for it
 * (docs/product.md 9.4), and only where its position is known; the links work without JavaScript.
 */
export function ContactMap({ place, frame, page, directions }: ReturnType<typeof dealerMap>) {
  const { contact } = useTexts();
  const [state, setState] = useState<'hidden' | 'shown' | 'unreachable'>('hidden');

  function show(map: string) {
    setState('shown');
    // an iframe reports no error when its page cannot be loaded
    fetch(map, { mode: 'no-cors', credentials: 'omit' }).catch(() => setState('unreachable'));
  }

  return (
    <div className={styles.map}>
      {frame && (
        <div className={styles.stage}>
          {state !== 'shown' && <Drawing name="street-map" className={styles.drawn} />}
          {state === 'hidden' && (
            <button type="button" className={buttonClass('outline')} onClick={() => show(frame)}>
              <Icon name="pin" size={20} />
              {contact.showMap}
            </button>
          )}
          {state === 'shown' && <iframe className={styles.frame} src={frame} title={contact.map(place)} />}
          <p role="status" className={styles.status}>
            {state === 'unreachable' && contact.mapUnreachable}
          </p>
        </div>
      )}
      <ul className={styles.links}>
        {[
          { text: contact.openMap, href: page },
          { text: contact.directions, href: directions },
        ].map(({ text, href }) => (
          <li key={href}>
            <a className={patterns.touchLink} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
