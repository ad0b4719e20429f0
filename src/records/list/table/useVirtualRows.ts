import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageWidthContext } from '../../../components/page/PageWidthContext';
import { useIsDrawn } from '../../../components/useIsDrawn';

/** Width of an element in px, live; the window's width before there is a layout. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  // Most are as wide as the page. Measuring first would mean a layout of the whole page, and drawing it twice.
  const guess = useRef(use(PageWidthContext)).current;
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || window.innerWidth);
    // An observer tells the first width too, after the browser has laid out the page for other reasons.
    if (!guess || typeof ResizeObserver === 'undefined') measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, guess]);
  return width;
}

/** px above the rows of most lists, until they are measured. */
const usualTop = 260;

/** px rendered beyond the viewport once that is on screen, so that scrolling and the Tab key find the next rows there. */
const overscanHeight = 360;

/**
 * Renders only the rows near the viewport. All rows have the same height.
 *
 * @param ref element whose top is that of the first row
 * @returns the rows to draw, and the px of those left out before and after them
 */
export function useVirtualRows(ref: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [top, setTop] = useState(usualTop);
  const isDrawn = useIsDrawn(count > 0);
  // Anything above the rows may change its height with any render. Measured right before the browser lays out the page,
  // which it would have to do twice otherwise.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = ref.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    });
    return () => cancelAnimationFrame(frame);
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: isDrawn ? Math.ceil(overscanHeight / Math.max(rowHeight, 1)) : 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
    // It would scroll the window to where that is, for which the browser lays out the page.
    scrollToFn: () => undefined,
    // Rendering during a scroll event would block scrolling.
    useFlushSync: false,
  });
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (rowHeight === 0 || measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
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
