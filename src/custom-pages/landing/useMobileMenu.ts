import { type MouseEvent, useEffect, useState } from 'react';
import { wideFrom } from './landingSections';

/**
 * Whether the menu of narrow screens is open. Any click closes it, any scroll, Escape, and a window that becomes wide
 * (specification, section 2).
 */
export function useMobileMenu() {
  // The click that opened it arrives at the document after the menu is there: it must not close it again.
  const [openedBy, setOpenedBy] = useState<Event | null>(null);
  useEffect(() => {
    if (!openedBy) return;
    const close = () => setOpenedBy(null);
    const closeByClick = (event: Event) => event !== openedBy && close();
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const wideWindow = window.matchMedia(`(min-width: ${wideFrom}px)`);
    document.addEventListener('click', closeByClick);
    document.addEventListener('keydown', closeByKey);
    window.addEventListener('scroll', close, { passive: true });
    wideWindow.addEventListener('change', close);
    return () => {
      document.removeEventListener('click', closeByClick);
      document.removeEventListener('keydown', closeByKey);
      window.removeEventListener('scroll', close);
      wideWindow.removeEventListener('change', close);
    };
  }, [openedBy]);
  const toggle = (event: MouseEvent) => setOpenedBy(openedBy ? null : event.nativeEvent);
  return { isOpen: openedBy !== null, toggle };
}
