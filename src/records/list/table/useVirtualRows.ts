import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in px, live; the window's width if there is no layout. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || window.innerWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** px rendered beyond the viewport, so that scrolling and the Tab key find the next rows there. */
const ahead = 360;

/**
 * Renders only the rows near the viewport. All rows have the same height.
 *
 * @param ref element whose top is that of the first row
 * @returns the rows to draw, and the px of those left out before and after them
 */
export function useVirtualRows(ref: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [top, setTop] = useState(0);
  // Anything above the rows may change its height with any render.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(ahead / Math.max(rowHeight, 1)),
    scrollMargin: top,
    // Rendering during a scroll event would block scrolling.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    indexes: rows.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
}
