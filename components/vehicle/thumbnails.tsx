import clsx from 'clsx';
import type { Ref } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { photoFragment, photoLabel } from './photo-fragment.ts';
import styles from './thumbnails.module.css';
import type { SelectedPicture } from './use-selected-picture.ts';

type Props = {
  images: string[];
  /** Address of the page with all photos; empty for the current page. */
  href: string;
  picture: SelectedPicture;
  className?: string | undefined;
  /** The `sizes` attribute, when all pictures but the first are large on some screens. */
  sizes?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Thumbnails with a mark on the selected one. */
export function Thumbnails({ images, href, picture, className, sizes, ref }: Props) {
  return (
    <ul ref={ref} className={clsx(styles.thumbnails, className)}>
      {images.map((image, index) => (
        <li key={index}>
          <a
            href={`${href}#${photoFragment(index)}`}
            aria-current={index === picture.shown || undefined}
            {...picture.thumbnailHandlers(index)}
          >
            <Picture
              src={image}
              alt={photoLabel(index, images.length)}
              {...(sizes && index > 0 ? { size: 'slide', sizes } : { size: 'thumbnail' })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
