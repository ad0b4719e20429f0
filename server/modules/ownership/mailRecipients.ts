import { deliveryOf, menuLanguage, type Recipient, writtenLanguage } from '../outgoing/service';
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
