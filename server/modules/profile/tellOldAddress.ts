import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import type { CallContext } from '#server/http/handler';
import { channelOf, recipientOf } from '../addresses/service';
import { deliveryOf, mailedLink, queueMessage, type WrittenMessage } from '../outgoing/service';
import type { Account } from './account';
import { masked } from './address';

interface ReplacedAddress {
  value: AddressValue;
  token: string;
  undo_until: Date;
  /** Code of the page's language. It comes last: the person who changes the address may not be the one who is told. */
  language: string | undefined;
}

/**
 * Tells the old address that it was replaced, with the link that undoes it. An account that had no phone number is told by
 * mail.
 *
 * @param account as it was before the change
 * @returns the message, in a demo without a mail server
 */
export async function tellOldAddress(
  tx: Database,
  account: Account,
  { value, token, undo_until, language }: ReplacedAddress,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<WrittenMessage | null> {
  const isPhone = channelOf(value) === 'phone';
  const { email, country_phone_code, phone } = account;
  const to = recipientOf(isPhone && phone ? { country_phone_code, phone } : { email });
  if (deliveryOf(env, to.channel) === 'none') return null;
  const facts = {
    account: account.title,
    value: masked(value),
    hours: String(accountLimits.addressUndoHours),
    link: mailedLink(env, 'undoChange', token),
  };
  const message = {
    event: isPhone ? ('phone_changed' as const) : ('email_changed' as const),
    ...{ ...to, facts, language: account.language ?? account.menu_language ?? language ?? 'en' },
    ...{ storeId: account.store_id, expiresAt: undo_until },
  };
  return queueMessage(tx, env, message, now());
}
