import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminRoot } from '../config/paths';

/** On a tapped link until its page is there; the theme draws it fainter. */
const mark = 'data-tapped';

const unmark = (): void => {
  for (const link of document.querySelectorAll(`[${mark}]`)) link.removeAttribute(mark);
};

/** The link of this window's app that a click follows. */
function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(`a[href^="${adminRoot}/"]`);
  return link && !link.target && link.href !== window.location.href ? link : null;
}

/**
 * Acknowledges a tap on a link within a frame. The router draws the next page in the background and only then changes
 * anything on the screen, which a slow tablet takes a while to do.
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
