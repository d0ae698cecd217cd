'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { usePictureSources } from '#components/ui/picture-sources.ts';
import { Picture } from '#components/ui/picture.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import styles from './banner.module.css';

/** Each picture is shown for two steps. After the first step the next picture starts to load. */
const STEP_MS = 2500;

type Props = {
  images: string[];
  /** Heading and teaser: below the pictures on a phone, else on top of them. */
  children: ReactNode;
};

/**
 * The rotating pictures at the top of the landing page (docs/product.md 9.1). They pause while they have the mouse or
 * the focus, unless Play was pressed, and with reduced motion they start only by Play. Before hydration
 * lib/page-cache/hydrate-on-intent.ts rotates them, by `data-pictures`.
 */
export function Banner({ images, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState<'play' | 'pause' | null>(null);
  const [steps, setSteps] = useState(0);
  const isStill = useBrowserValue(prefersReducedMotion, false);
  const sources = usePictureSources();

  const isPlaying = pressed ? pressed === 'play' : !isStill;
  const isRotating = isPlaying && images.length > 1;
  const shown = Math.floor(steps / 2) % images.length;
  const neededCount = Math.ceil(steps / 2) + 1; // pictures shown so far, and the next one
  const srcSets = images.map((image) => sources(image, 'hero', '100vw').srcSet ?? '');

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      const isPaused = pressed !== 'play' && section.current?.matches(pauseSelector());
      if (!document.hidden && !isPaused) setSteps((before) => before + 1);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRotating, pressed]);

  return (
    <section ref={section} className={styles.banner} aria-label="Welcome">
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

/** On a touch screen hovering does not pause, since the element that was tapped last keeps its hover. */
function pauseSelector(): string {
  return window.matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
