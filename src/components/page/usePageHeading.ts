import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { headingOf } from '../../descriptors/navigation';

/** Returns the page's heading, which is its name in the menu. */
export function usePageHeading(): string {
  const t = useTranslate();
  return t(headingOf(useLocation().pathname));
}
