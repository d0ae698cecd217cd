'use client';

import { MEDIA } from '#lib/domain/design/tokens.ts';
import { Picture } from '#components/ui/picture.tsx';
import styles from './banner.module.css';

/** A client component, so that the page's data contain the addresses but not the elements of the pictures. */
export function BannerPictures({ images }: { images: readonly string[] }) {
  return (
    <div className={styles.pictures}>
      {images.map((image, index) => (
        <div key={index} className={styles.picture}>
          <Picture
            src={image}
            alt=""
            size="hero"
            sizes={`${MEDIA.desktop} 62vw, 100vw`}
            priority={index === 0}
          />
        </div>
      ))}
    </div>
  );
}
