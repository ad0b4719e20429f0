import { useTranslate } from 'react-admin';
import { isApple } from './isApple';

/** What stands on the key that others call Ctrl: it has a name of its own in German, and a sign on a Mac. */
export function useControlKey(): string {
  const t = useTranslate();
  return isApple ? '⌘' : t('search.ctrl');
}
