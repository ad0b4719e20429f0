import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryOf } from '../../config/navigation';

/** The place that a page is scrolled in: a record that opens beside its page is no other place. */
const placeOf = (pathname: string): string => {
  const entry = entryOf(pathname);
  return entry?.opensBeside ? entry.to : pathname;
};

/** Every page starts at its top. Back and forward return to where it was left, which the browser does by itself. */
export function useScrollToTop(): void {
  const place = placeOf(useLocation().pathname);
  const how = useNavigationType();
  const latest = useRef(how);
  latest.current = how;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (latest.current !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [place]);
}
