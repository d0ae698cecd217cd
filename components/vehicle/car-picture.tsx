import type { ComponentProps } from 'react';
import { useTexts } from '#use-texts';
import patterns from '#components/ui/patterns.module.css';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'src'> & {
  /** Undefined for a car without photos. */
  src: string | undefined;
};

/** A photo of a car; where there is none, a drawing with words that say so. */
export function CarPicture({ src, ...props }: Props) {
  const { vehicle } = useTexts();
  return (
    <>
      <Picture src={src ?? PLACEHOLDER} {...props} />
      {src === undefined && <span className={patterns.noPhotos}>{vehicle.noPhotos}</span>}
    </>
  );
}
