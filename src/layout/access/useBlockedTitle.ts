import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import { useSession } from '../../session/useSession';

/** Says which store is blocked. */
export function useBlockedTitle(): string {
  const t = useTranslate();
  // Isolated from the sentence, so that a Latin name doesn't reorder an Arabic text.
  const store = `\u2068${localText(useSession()?.store.name ?? [], 0)}\u2069`;
  return t('access.blocked.title', { store });
}
