'use client';

import { buttonClass } from '../ui/button';
import styles from './contact-map.module.css';
import { MAP_FRAME, MAP_PAGE, POSTAL_ADDRESS } from './map-address';
import { useIsNear } from './use-is-near';

/** Where the dealership is. The map is fetched when it comes near the screen; until then, and without it, a link leads there. */
export function ContactMap() {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.map}>
      {isNear ? (
        <iframe className={styles.frame} src={MAP_FRAME} title={`Map: ${POSTAL_ADDRESS}`} />
      ) : (
        <a className={buttonClass('outline')} href={MAP_PAGE}>
          Open the map
        </a>
      )}
    </div>
  );
}
