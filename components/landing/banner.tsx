'use client';

import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import styles from './banner.module.css';

type Props = {
  images: readonly string[];
  wording: Record<'welcome' | 'heading' | 'teaser' | 'pausePictures' | 'playPictures', string>;
  /** The budget search: a form, which the banner's style sheet places. */
  children: ReactNode;
};

/**
 * The top of the landing page: the heading, the rotating pictures and the budget search (docs/product.md 9.1a), moved by
 * CSS alone. They pause while they have the mouse or the search has the focus, and with reduced motion they start only by
 * 'Play the pictures'. A client component, so that the page's data do not contain its elements.
 */
export function Banner({ images, wording, children }: Props) {
  return (
    <section className={styles.banner} aria-label={wording.welcome}>
      <div className={styles.words}>
        <h1>{wording.heading}</h1>
        <p className={styles.teaser}>{wording.teaser}</p>
      </div>
      {images.length > 0 && <Pictures images={images} wording={wording} />}
      {children}
    </section>
  );
}

/**
 * The style sheet moves the pictures by two numbers. The page's policy allows no `style` attributes, so the server writes a
 * style element; the browser sets properties.
 */
function Pictures({ images, wording }: Pick<Props, 'images' | 'wording'>) {
  const isServed = useBrowserValue(() => false, true);
  const count = images.length;

  function numberStyle(name: '--count' | '--index', value: number) {
    return isServed ? undefined : ({ [name]: value } as CSSProperties);
  }

  return (
    <>
      {isServed && (
        <style href={`banner-${count}`} precedence="banner">
          {`.${styles['pictures']}{--count:${count}}${images.map((_, index) => `.${styles['picture']}:nth-child(${index + 1}){--index:${index + 1}}`).join('')}`}
        </style>
      )}
      <div className={styles.pictures} style={numberStyle('--count', count)}>
        {images.map((image, index) => (
          <div key={index} className={styles.picture} style={numberStyle('--index', index + 1)}>
            <Picture
              src={image}
              alt=""
              size="hero"
              sizes={`${MEDIA.desktop} 46rem, 100vw`}
              priority={index === 0}
            />
          </div>
        ))}
        {count > 1 && (
          <>
            <label className={clsx(styles.control, styles.pause)}>
              <input type="checkbox" aria-label={wording.pausePictures} />
              <Icon name="pause" />
              <Icon name="play" />
            </label>
            <label className={clsx(styles.control, styles.play)}>
              <input type="checkbox" aria-label={wording.playPictures} />
              <Icon name="play" />
              <Icon name="pause" />
            </label>
          </>
        )}
      </div>
    </>
  );
}
