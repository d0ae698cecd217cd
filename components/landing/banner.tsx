'use client';

import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { usePictureSources } from '#components/ui/picture-hosts.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { useMediaQuery } from '#components/ui/use-media-query.ts';
import styles from './banner.module.css';
import { usePauseOnInteraction } from './use-pause-on-interaction.ts';
import { useRotation } from './use-rotation.ts';

type Props = {
  images: string[];
  /** Heading and teaser: below the pictures on a phone, else on top of them. */
  children: ReactNode;
};

/**
 * The rotating pictures on top of the landing page (docs/product.md 9.1). They pause while the visitor has the mouse or
 * the focus on them, unless Play was pressed, and do not start by themselves with reduced motion. Until hydration
 * lib/page-cache/hydrate-on-intent.ts turns them, by `data-pictures`.
 */
export function Banner({ images, children }: Props) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [pressed, setPressed] = useState<'play' | 'pause' | null>(null);
  const { isInteracting, isHidden, handlers } = usePauseOnInteraction();

  const isPlaying = pressed ? pressed === 'play' : !prefersReducedMotion;
  const isPaused = isHidden || (isInteracting && pressed !== 'play');
  const sources = usePictureSources();
  const srcSets = images.map((image) => sources(image, 'hero', '100vw').srcSet ?? '');
  const { shown, neededCount } = useRotation(images.length, isPlaying && !isPaused);

  return (
    <section className={styles.banner} aria-label="Welcome" {...handlers}>
      <div className={styles.pictures} data-pictures={JSON.stringify(srcSets)}>
        {images.slice(0, neededCount).map((image, index) => (
          <Picture
            key={index}
            className={clsx(styles.picture, index === shown && styles.shown)}
            src={image}
            alt=""
            size="hero"
            sizes="100vw"
            priority={index === 0}
          />
        ))}
      </div>
      <div className={styles.frame}>
        <div className={styles.words}>{children}</div>
      </div>
      {images.length > 1 && (
        <button
          type="button"
          className={styles.control}
          aria-label={isPlaying ? 'Pause the pictures' : 'Play the pictures'}
          onClick={() => setPressed(isPlaying ? 'pause' : 'play')}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </section>
  );
}
