'use client';

import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import styles from './thumbnail-switcher.module.css';
import { Thumbnails } from './thumbnails.tsx';
import { useSelectedPicture } from './use-selected-picture.ts';

const MAX_THUMBNAILS = 5;

type Props = {
  title: string;
  /** At least one. */
  images: string[];
  /** Page of the car. */
  href: string;
  /** True for a card that is visible without scrolling. */
  priority?: boolean;
};

/** The pictures of a result: a large one, and up to five thumbnails that switch it (docs/product.md 3.9). */
export function ThumbnailSwitcher({ title, images, href, priority = false }: Props) {
  const small = images.slice(0, MAX_THUMBNAILS);
  const picture = useSelectedPicture();
  return (
    <div className={styles.switcher}>
      <a className={styles.large} href={href}>
        <Picture
          src={small[picture.shown] ?? PLACEHOLDER}
          alt={title}
          size="card"
          sizes="(min-width:40rem) 22rem,92vw"
          priority={priority}
        />
      </a>
      {small.length > 1 && (
        <Thumbnails className={styles.small} images={small} href={href} picture={picture} />
      )}
    </div>
  );
}
