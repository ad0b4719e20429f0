import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminRoot } from '../config/paths';

/** Set on a tapped link until its page has loaded; the theme dims it. */
const mark = 'data-tapped';

const unmark = (): void => {
  for (const link of document.querySelectorAll(`[${mark}]`)) link.removeAttribute(mark);
};

/** The link within the app that a click follows. */
function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(`a[href^="${adminRoot}/"]`);
  return link && !link.target && link.href !== window.location.href ? link : null;
}

/**
 * Acknowledges a tap on a link within a frame. The router renders the next page in the background before anything
 * changes on screen, which takes a while on a slow tablet.
 */
export function useTapMark(): void {
  const { key } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      unmark();
      followedLink(event)?.setAttribute(mark, '');
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page ends the mark
  useEffect(unmark, [key]);
}
