import clsx from 'clsx';
import type { Ref } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { photoFragment, photoLabel } from './photo-fragment.ts';
import styles from './thumbnails.module.css';
import type { SelectedPicture } from './use-selected-picture.ts';

type Props = {
  images: string[];
  /** Page that shows the picture without JavaScript; empty for this one. */
  href: string;
  picture: SelectedPicture;
  className?: string | undefined;
  /** As the `sizes` attribute, when all but the first are large on some screens. */
  sizes?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Thumbnails; the selected one is marked. */
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
