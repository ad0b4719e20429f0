import type { stores } from '#server/db/schema/stores';
import { isWritten, writtenLanguage } from './writeMessage';

/** The first language of a store's menu, for mails to people who chose none; `null` if there are no texts in it. */
export function menuLanguage({
  languages_supported,
}: Pick<typeof stores.$inferSelect, 'languages_supported'>): string | null {
  const code = languages_supported.find(({ is_removed }) => !is_removed)?.code;
  return code !== undefined && isWritten(code) ? code : null;
}

/** The language of mails to a store's owner. */
export const ownerLanguage = (
  store: Pick<typeof stores.$inferSelect, 'languages_supported' | 'owner_language'>,
): string => writtenLanguage(store.owner_language ?? menuLanguage(store) ?? 'en');
