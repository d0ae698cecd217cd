'use client';

import { useEffect } from 'react';
import { PLACEHOLDER } from './picture.tsx';

/** Part of every page: replaces a picture that fails to load by the placeholder. */
export function PictureFallback() {
  useEffect(() => {
    function handleError({ target }: Event) {
      if (target instanceof HTMLImageElement) replace(target);
    }

    for (const image of document.images) if (hasFailed(image)) replace(image); // pictures that failed before hydration
    document.addEventListener('error', handleError, true); // capture: error events do not bubble
    return () => document.removeEventListener('error', handleError, true);
  }, []);
  return null;
}

function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

function replace(image: HTMLImageElement) {
  const isOwnFile = image.getAttribute('src')?.startsWith('/assets/'); // a logo, or the placeholder itself
  if (isOwnFile) return;
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER;
}
