import { texts } from '#lib/texts/current-texts.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './banner.module.css';
import { BannerPictures } from './banner-pictures.tsx';

/** As many as banner.module.css counts. */
const MAX_PICTURES = 8;

type Props = {
  images: string[];
  /** The budget search: a form and its list of cars, which the banner's style sheet places. */
  children: ReactNode;
};

/**
 * The top of the landing page: a sky with the heading and the budget search, and the rotating pictures, whose edges fade
 * into it (docs/product.md 9.1a), moved by CSS alone. They pause while they have the mouse or the search has the focus,
 * and with reduced motion they start only by 'Play the pictures'.
 */
export function Banner({ images, children }: Props) {
  const { landing } = texts();
  const shown = images.slice(0, MAX_PICTURES);
  return (
    <section className={styles.banner} aria-label={landing.welcome}>
      {shown.length > 0 && <BannerPictures images={shown} />}
      <div className={styles.words}>
        <h1>{landing.heading}</h1>
        <p className={styles.teaser}>{landing.teaser}</p>
        {shown.length > 1 && (
          <>
            <label className={clsx(styles.control, styles.pause)}>
              <input type="checkbox" aria-label={landing.pausePictures} />
              <Icon name="pause" />
              <Icon name="play" />
            </label>
            <label className={clsx(styles.control, styles.play)}>
              <input type="checkbox" aria-label={landing.playPictures} />
              <Icon name="play" />
              <Icon name="pause" />
            </label>
          </>
        )}
      </div>
      {children}
    </section>
  );
}
