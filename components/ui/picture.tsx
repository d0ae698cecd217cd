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
  /** Load with high priority: for the largest picture that is visible without scrolling. */
  priority?: boolean;
  className?: string | undefined;
};

/**
 * A picture in a box of fixed aspect ratio. It goes through the image optimiser when its host is allowed. One that
 * fails to load is replaced by the placeholder.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState('');
  const isOptimised = useIsOptimised(src);
  const { props } = getImageProps({
    src: failedSrc === src ? PLACEHOLDER : src,
    alt,
    width,
    height,
    sizes,
    unoptimized: !isOptimised || failedSrc === src,
    ...(priority ? { loading: 'eager', fetchPriority: 'high' } : {}),
  });

  useEffect(() => {
    // it may have failed before hydration, when onError was not attached
    const hasFailed = image.current?.complete && image.current.naturalWidth === 0;
    if (hasFailed) setFailedSrc(src);
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
      onError={() => setFailedSrc(src)}
    />
  );
}
