'use client';

import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import styles from './thumbnail-switcher.module.css';
import { Thumbnails } from './thumbnails.tsx';
import { useSelectedPicture } from './use-selected-picture.ts';

const MOST_THUMBNAILS = 5;

type Props = {
  title: string;
  /** At least one. */
  images: string[];
  /** Page of the car, to which the large picture leads. */
  href: string;
  /** For a card that is seen at once. */
  priority?: boolean;
};

/** The pictures of a car among others: one large, up to five small ones that switch it (spec section 2, 'Search page'). */
export function ThumbnailSwitcher({ title, images, href, priority = false }: Props) {
  const small = images.slice(0, MOST_THUMBNAILS);
  const picture = useSelectedPicture();
  return (
    <div className={styles.switcher}>
      <SiteLink className={styles.large} href={href}>
        <Picture
          src={small[picture.shown] ?? PLACEHOLDER}
          alt={title}
          width={800}
          height={600}
          sizes="(min-width: 40rem) 22rem, 100vw"
          priority={priority}
        />
      </SiteLink>
      {small.length > 1 && (
        <Thumbnails className={styles.small} images={small} href={href} picture={picture} />
      )}
    </div>
  );
}
