import { useEffect, useState } from 'react';

/**
 * Whether something has been on screen for a frame. Heavy parts that aren't what the page was opened for, such as a
 * map, start to load then, so that they don't delay the rest.
 *
 * @param isThere whether it is part of the page
 */
export function useIsDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    // The browser paints a requested frame before it runs its timers.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);
  return isDrawn;
}
