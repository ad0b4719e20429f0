import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import { useSession } from '../../session/useSession';

/** The store's name, isolated from the sentence around it, so that a Latin name doesn't reorder an Arabic text. */
export const useStoreTitle = (): string => `\u2068${localText(useSession()?.store.name ?? [], 0)}\u2069`;

/** Says which store is blocked. */
export function useBlockedTitle(): string {
  const t = useTranslate();
  return t('access.blocked.title', { store: useStoreTitle() });
}
