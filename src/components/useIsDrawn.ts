import { useEffect, useState } from 'react';

/**
 * Whether something has been on screen for a frame. What is heavy and beside the point of a page, as a map is, starts to
 * load then: it takes nothing from what the page is opened for.
 *
 * @param isThere whether it is part of the page
 */
export function useIsDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    // A frame that is asked for now is painted before its timers run.
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
