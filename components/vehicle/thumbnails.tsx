import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import clsx from 'clsx';
import type { Ref } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { photoId } from './photo-id.ts';
import styles from './thumbnails.module.css';

type Props = {
  images: string[];
  /** Address of the page with all photos; empty for the current page. */
  href: string;
  /** The thumbnail with the mark, counted from 0, until components/behaviour/show-photos.ts moves it. */
  shown?: number;
  className?: string | undefined;
  /** The `sizes` attribute, when the pictures are large on some screens. */
  sizes?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Thumbnails, each a link to its photo, which components/behaviour/show-photos.ts shows large. */
export function Thumbnails({ images, href, shown = 0, className, sizes, ref }: Props) {
  const { language, vehicle } = useTexts();
  const address = href && localAddress(language, href);
  return (
    <div ref={ref} className={clsx(styles.thumbnails, className)}>
      {images.map((image, index) => (
        <a key={index} href={`${address}#${photoId(index)}`} aria-current={index === shown || undefined}>
          <Picture
            src={image}
            alt={vehicle.photo(index + 1, images.length)}
            {...(sizes ? { size: 'slide', sizes } : { size: 'thumbnail' })}
          />
        </a>
      ))}
    </div>
  );
}
