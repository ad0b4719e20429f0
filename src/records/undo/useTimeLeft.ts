import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` when the time is over. It stands still while a person points at the notice or is in it, and begins
 * anew after.
 */
export function useTimeLeft(ms: number, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
