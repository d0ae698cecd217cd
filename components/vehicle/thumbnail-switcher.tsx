import { MEDIA } from '#lib/domain/design/tokens.ts';
import { Link } from '#components/language/link.tsx';
import { CarPicture } from './car-picture.tsx';
import { MAX_THUMBNAILS } from './pack-cards.ts';
import styles from './thumbnail-switcher.module.css';
import { Thumbnails } from './thumbnails.tsx';

type Props = {
  title: string;
  images: string[];
  /** Address of the car's page. */
  href: string;
  /** True for a card that is visible without scrolling. */
  priority?: boolean;
};

/**
 * The pictures of a result: a large one, and up to five thumbnails that switch it (docs/product.md 3.9). On a phone the
 * same links are a strip of large pictures to swipe, with a bar below them that says where one is.
 */
export function ThumbnailSwitcher({ title, images, href, priority = false }: Props) {
  const small = images.slice(0, MAX_THUMBNAILS);
  return (
    <div className={styles.switcher}>
      <div className={styles.strip}>
        <Link className={styles.large} href={href}>
          <CarPicture
            src={small[0]}
            alt={title}
            size="card"
            sizes={`${MEDIA.tablet} 25rem, 92vw`}
            priority={priority}
          />
        </Link>
        {small.length > 1 && (
          <Thumbnails
            className={styles.small}
            images={small}
            href={href}
            sizes={`${MEDIA.tablet} 5rem, 92vw`}
          />
        )}
      </div>
    </div>
  );
}
