import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the screen; once it has, it stays so. */
export function useIsNear<Part extends Element>(): { ref: RefObject<Part | null>; isNear: boolean } {
  const ref = useRef<Part>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const part = ref.current;
    if (!part || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [isNear]);

  return { ref, isNear };
}
