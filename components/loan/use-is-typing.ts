import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 700;

/** Whether the visitor is in the middle of typing, so that results are read out once and not at every key. */
export function useIsTyping(): { isTyping: boolean; noteTyping: () => void } {
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  function noteTyping() {
    clearTimeout(pause.current);
    setIsTyping(true);
    pause.current = setTimeout(() => setIsTyping(false), PAUSE_MS);
  }

  return { isTyping, noteTyping };
}
