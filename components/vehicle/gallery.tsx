'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts } from '#use-texts';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { Icon } from '#components/ui/icon.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { CarPicture } from './car-picture.tsx';
import styles from './gallery.module.css';
import { photoId } from './photo-id.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useFullScreen } from './use-full-screen.ts';

type Props = {
  title: string;
  images: string[];
};

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const SIZES = `${MEDIA.laptop} min(72rem, 62vw), 100vw`;
const STAGE_ID = 'photos';

/**
 * The photos of a car: a strip of large ones to swipe, and thumbnails, which are links to them (docs/product.md 4.1).
 * The stage is a popover that is part of the page while it is closed. When it is open, the same strip fills the screen
 * at the same photo, even without JavaScript. Use the car as the gallery's key.
 */
export function Gallery({ title, images }: Props) {
  const { gallery } = useTexts();
  const count = images.length;
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const isFullScreen = useFullScreen(stage);

  useEffect(handleScroll, []); // the strip may have been swiped before hydration

  useEffect(() => {
    if (thumbnails.current) centerThumbnail(thumbnails.current, shown);
  }, [shown]);

  // in Firefox and WebKit the Tab key does not leave the opener
  useEffect(() => {
    const controls = close.current?.parentElement;
    if (isFullScreen && !controls?.contains(document.activeElement)) close.current?.focus();
  }, [isFullScreen]);

  /** The photo in sight, counted from 0. State is a frame late. */
  function current(): number {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
  }

  function handleScroll() {
    setShown(current());
  }

  function show(index: number) {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
  }

  function step(by: 1 | -1) {
    show((current() + by + count) % count);
  }

  /** Keeps the photo in sight when the strip changes its width, as it does on a desktop. */
  function handleBeforeToggle() {
    const index = current();
    requestAnimationFrame(() => show(index));
  }

  /** The page behind the photos must not have the focus unseen. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (isFullScreen && relatedTarget && !stage.current?.contains(relatedTarget))
      stage.current?.hidePopover();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (!by || count < 2) return;
    event.preventDefault(); // else the arrow key scrolls too
    step(by);
  }

  return (
    <div className={styles.gallery} role="group" aria-label={gallery.name(title)} onKeyDown={handleKeyDown}>
      <div className={styles.frame}>
        <div
          ref={stage}
          id={STAGE_ID}
          className={styles.stage}
          popover="auto"
          tabIndex={-1} // what a press on a button focuses in Safari
          onBeforeToggle={handleBeforeToggle}
          onBlur={handleBlur}
        >
          <div ref={strip} className={styles.strip} onScroll={handleScroll}>
            <button
              type="button"
              className={styles.open}
              aria-label={gallery.open}
              popoverTarget={STAGE_ID}
              popoverTargetAction="show"
            >
              <Icon name="expand" />
            </button>
            {(count > 0 ? images : [undefined]).map((image, index) => (
              <div key={index} id={photoId(index)} className={styles.photo}>
                <CarPicture
                  src={image}
                  alt={count < 2 ? title : gallery.photo(title, index + 1, count)}
                  size="hero"
                  sizes={isFullScreen ? '100dvw' : SIZES}
                  priority={index === 0}
                />
              </div>
            ))}
          </div>
          <div className={styles.controls}>
            {count > 1 && <Steps shown={shown} count={count} onStep={step} />}
            <button
              ref={close}
              type="button"
              className={styles.close}
              aria-label={gallery.close}
              popoverTarget={STAGE_ID}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      </div>
      {count > 1 && (
        <Thumbnails
          ref={thumbnails}
          className={clsx(styles.thumbnails, images.length > 8 && styles.many)}
          images={images}
          href=""
          shown={shown}
        />
      )}
    </div>
  );
}

type StepsProps = { shown: number; count: number; onStep: (by: 1 | -1) => void };

function Steps({ shown, count, onStep }: StepsProps) {
  const { gallery, vehicle } = useTexts();
  return (
    <div className={styles.steps}>
      <button type="button" className={styles.step} aria-label={gallery.previous} onClick={() => onStep(-1)}>
        <Icon name="previous" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
        <VisuallyHidden>{vehicle.photo(shown + 1, count)}</VisuallyHidden>
      </p>
      <button type="button" className={styles.step} aria-label={gallery.next} onClick={() => onStep(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

/**
 * Scrolls a thumbnail to the middle of its line without scrolling the page, but not from under the mouse. Moves the
 * focus when it is among the thumbnails.
 */
function centerThumbnail(line: HTMLDivElement, index: number) {
  const thumbnail = line.querySelectorAll('a')[index];
  if (!thumbnail) return;
  if (line.contains(document.activeElement)) thumbnail.focus({ preventScroll: true });
  if (line.matches(':hover')) return;
  line.scrollLeft = thumbnail.offsetLeft - (line.clientWidth - thumbnail.offsetWidth) / 2;
}
