import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { headingOf } from '../../descriptors/navigation';

/** What the page is called: as the menu calls it. */
export function usePageHeading(): string {
  const t = useTranslate();
  return t(headingOf(useLocation().pathname));
}
