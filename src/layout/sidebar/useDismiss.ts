import { type RefObject, useEffect } from 'react';

/** Marks the button that toggles the menu from outside: clicking it doesn't count as a click outside. */
export const menuToggleMark = { 'data-menu-toggle': '' } as const;

/** Closes what covers the page: on a click outside it, on Escape, and when Tab leaves it. */
export function useDismiss(area: RefObject<HTMLElement | null>, isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Element && !area.current?.contains(target) && !target.closest('[data-menu-toggle]');
    let isTabbing = false;
    const onClick = ({ target }: Event) => {
      if (isOutside(target)) close();
    };
    // Opening a page moves the focus, too, and the panel stays: only leaving with Tab closes it.
    const onFocus = ({ target }: Event) => {
      if (isTabbing && isOutside(target)) close();
      isTabbing = false;
    };
    const onKey = (event: KeyboardEvent) => {
      isTabbing = event.key === 'Tab';
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Otherwise the focus would be lost with the focused element.
      if (area.current?.contains(document.activeElement))
        area.current.querySelector<HTMLElement>('[aria-expanded="true"][data-parent]')?.focus();
      close();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isActive, close]);
}
