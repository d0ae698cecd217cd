'use client';

import { buttonClass } from '../ui/button';
import styles from './contact-map.module.css';
import { useIsNear } from './use-is-near';

type Props = {
  /** A map of the place, made to stand in another page. */
  frameUrl: string;
  /** A page on which the place is looked up on a map. */
  pageUrl: string;
  postalAddress: string;
};

/** Where the dealership is. The map is fetched when it comes near the screen; until then, and without it, a link leads there. */
export function ContactMap({ frameUrl, pageUrl, postalAddress }: Props) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.map}>
      {isNear ? (
        <iframe className={styles.frame} src={frameUrl} title={`Map: ${postalAddress}`} />
      ) : (
        <a className={buttonClass('outline')} href={pageUrl}>
          Open the map
        </a>
      )}
    </div>
  );
}
