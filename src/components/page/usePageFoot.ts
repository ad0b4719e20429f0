import { type RefObject, useLayoutEffect } from 'react';

/**
 * The height of the bar at the bottom of the window, so that brief notices appear above it. A CSS variable of the
 * document.
 */
export const pageFoot = '--page-foot';

/** Brief notices appear above this part of the page while it is mounted. */
export function usePageFoot(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = part.current;
    if (!element) return;
    const observer = new ResizeObserver(() => style.setProperty(pageFoot, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(pageFoot);
    };
  }, [part]);
}
