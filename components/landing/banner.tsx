import { texts } from '#lib/texts/current-texts.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import styles from './banner.module.css';

/** As many as banner.module.css has animations for. */
const MAX_PICTURES = 8;

type Props = {
  images: string[];
  /** Heading and teaser: below the pictures on a phone, else on top of them. */
  children: ReactNode;
};

/**
 * The rotating pictures at the top of the landing page (docs/product.md 9.1a), moved by CSS alone. They pause while they
 * have the mouse or the focus, and with reduced motion they start only by 'Play the pictures'.
 */
export function Banner({ images, children }: Props) {
  const { landing } = texts();
  const shown = images.slice(0, MAX_PICTURES);
  return (
    <section className={styles.banner} aria-label={landing.welcome}>
      <div className={clsx(styles.pictures, styles[`of${shown.length}`])}>
        {shown.map((image, index) => (
          <div key={index} className={styles.picture}>
            <Picture src={image} alt="" size="hero" sizes="100vw" priority={index === 0} />
          </div>
        ))}
      </div>
      <div className={styles.frame}>
        <div className={styles.words}>{children}</div>
      </div>
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
    </section>
  );
}
