'use client';

import clsx from 'clsx';
import { getImageProps } from 'next/image';
import { useEffect, useRef, useState } from 'react';

import { useIsOptimised } from './picture-hosts.tsx';
import styles from './picture.module.css';

export const PLACEHOLDER = '/assets/placeholder-car.svg';

type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** As the `sizes` attribute of an image. */
  sizes: string;
  /** For the picture that a page is waited for. */
  priority?: boolean;
  className?: string | undefined;
};

/**
 * A picture in a reserved, tinted box. It goes through the optimiser when its host is one of the site's, else it is
 * shown as it is; a dead one gives way to the placeholder.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [deadSrc, setDeadSrc] = useState('');
  const isOptimised = useIsOptimised(src);
  const { props } = getImageProps({
    src: deadSrc === src ? PLACEHOLDER : src,
    alt,
    width,
    height,
    sizes,
    unoptimized: !isOptimised || deadSrc === src,
    ...(priority ? { loading: 'eager', fetchPriority: 'high' } : {}),
  });

  useEffect(() => {
    // it may have failed before the page came alive, with nobody listening
    const hasFailed = image.current?.complete && image.current.naturalWidth === 0;
    if (hasFailed) setDeadSrc(src);
  }, [src]);

  return (
    // eslint-disable-next-line @next/next/no-img-element -- getImageProps gives the optimised sources without the weight of next/image
    <img
      {...props}
      alt={alt}
      ref={image}
      className={clsx(styles.picture, className)}
      style={undefined}
      referrerPolicy="no-referrer"
      onError={() => setDeadSrc(src)}
    />
  );
}
