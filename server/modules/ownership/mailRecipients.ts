import { deliveryOf, menuLanguage, ownerLanguage, type Recipient, writtenLanguage } from '../outgoing/service';
import type { OwnerStore, Tools } from './ownerStore';

/** People by their email addresses; none if mail can't leave. @param language `null`: the menu's */
export function mailRecipients(
  store: OwnerStore,
  people: readonly { email: string; language: string | null }[],
  { env }: Pick<Tools, 'env'>,
): Recipient[] {
  if (deliveryOf(env, 'email') === 'none') return [];
  return people.map(({ email, language }) => ({
    ...{ channel: 'email', recipient: email },
    language: writtenLanguage(language ?? menuLanguage(store) ?? 'en'),
  }));
}

/** The new owner of a handover. Until they have chosen a language, the present owner's is the best guess. */
export const newOwnerRecipient = (
  store: OwnerStore,
  { email, language }: { email: string; language: string | null },
  tools: Pick<Tools, 'env'>,
): Recipient[] => mailRecipients(store, [{ email, language: language ?? ownerLanguage(store) }], tools);
