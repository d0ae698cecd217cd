'use client';

import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './gallery.module.css';
import { photoFragment, photoLabel, parsePhotoFragment } from './photo-fragment.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useSelectedPicture } from './use-selected-picture.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  title: string;
  /** At least one address. */
  images: string[];
};

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const LARGE = { size: 'hero', sizes: '(min-width: 75rem) 43rem, (min-width: 60rem) 58vw, 100vw' } as const;

/** The photos of a car: one large, all as thumbnails (docs/product.md 4.1). Use the car as its key. */
export function Gallery({ title, images }: Props) {
  const count = images.length;
  const fragment = useBrowserValue(() => window.location.hash, '', subscribeToFragment);
  const picture = useSelectedPicture(parsePhotoFragment(fragment, count));
  const strip = useRef<HTMLUListElement>(null);
  const { shown } = picture;

  function step(by: 1 | -1) {
    const next = (shown + by + count) % count;
    picture.show(next);
    if (strip.current) centerThumbnail(strip.current, next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (!by || count === 1) return;
    event.preventDefault(); // else the arrow key also scrolls the thumbnails
    step(by);
  }

  return (
    <div className={styles.gallery} role="group" aria-label={`Photos of ${title}`} onKeyDown={handleKeyDown}>
      <div className={styles.stage} {...useSwipe(step)}>
        <Picture {...LARGE} src={images[shown] ?? PLACEHOLDER} alt={altText(title, shown, count)} priority />
        {count > 1 && (
          <>
            <TargetedPhotos title={title} images={images} />
            <Steps shown={shown} count={count} onStep={step} />
          </>
        )}
      </div>
      {count > 1 && (
        <Thumbnails ref={strip} className={styles.strip} images={images} href="" picture={picture} />
      )}
    </div>
  );
}

/** Without JavaScript a thumbnail links to its photo here, which `:target` shows on top of the first one. */
function TargetedPhotos({ title, images }: Props) {
  return (
    <noscript>
      {images.map((image, index) => (
        <span key={index} id={photoFragment(index)} className={styles.targeted}>
          <Picture {...LARGE} src={image} alt={altText(title, index, images.length)} />
        </span>
      ))}
    </noscript>
  );
}

type StepsProps = { shown: number; count: number; onStep: (by: 1 | -1) => void };

function Steps({ shown, count, onStep }: StepsProps) {
  return (
    <div className={styles.steps}>
      <button type="button" className={styles.step} aria-label="Previous photo" onClick={() => onStep(-1)}>
        <Icon name="previous" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
        <VisuallyHidden>{photoLabel(shown, count)}</VisuallyHidden>
      </p>
      <button type="button" className={styles.step} aria-label="Next photo" onClick={() => onStep(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

function subscribeToFragment(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function altText(title: string, index: number, count: number): string {
  return count === 1 ? title : `${title}, photo ${index + 1} of ${count}`;
}

/**
 * Scrolls a thumbnail to the middle of the strip without scrolling the page. Moves the focus when it is in the strip.
 */
function centerThumbnail(strip: HTMLUListElement, index: number) {
  const thumbnail = strip.querySelectorAll('a')[index];
  if (!thumbnail) return;
  if (strip.contains(document.activeElement)) thumbnail.focus({ preventScroll: true });
  strip.scrollLeft = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
}
