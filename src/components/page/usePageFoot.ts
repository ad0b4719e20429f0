import { type RefObject, useLayoutEffect } from 'react';

/** Height of what stands at the lower end of the window, for what appears there in passing; a CSS variable of the document. */
export const pageFoot = '--page-foot';

/** Notices in passing stand above this part of the page while it is there. */
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
