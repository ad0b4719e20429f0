import { type RefObject, useEffect } from 'react';

/** Marks the button that opens and closes the menu from outside: a click of it is its own affair. */
export const menuToggleMark = { 'data-menu-toggle': '' } as const;

/** Closes what covers the page: on a click outside it, on Escape, and when the focus leaves it. */
export function usePutAway(area: RefObject<HTMLElement | null>, isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Element && !area.current?.contains(target) && !target.closest('[data-menu-toggle]');
    const onOutside = ({ target }: Event) => {
      if (isOutside(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The focus would be lost with the element that had it.
      if (area.current?.contains(document.activeElement))
        area.current.querySelector<HTMLElement>('[aria-expanded="true"][data-parent]')?.focus();
      close();
    };
    document.addEventListener('click', onOutside, true);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onOutside, true);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isActive, close]);
}
