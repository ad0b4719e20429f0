import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { cancelPasswordLinks, type WrittenMessage } from '../outgoing/service';
import { findAccount } from './linkAccounts';
import { makeLink } from './makeLink';

/**
 * Mails the owner a link that sets a new password, and replaces earlier ones: to their address, or an earlier one of
 * theirs. Check `deliveryOf` first.
 *
 * @returns the message, in a demo without a mail server
 */
export async function mailOwnerLink(
  tx: Database,
  storeId: string,
  { email, language }: { email: string; language: string },
  context: Pick<CallContext<'public'>, 'env' | 'now'>,
): Promise<WrittenMessage | null> {
  const account = await findAccount(tx, { store_id: storeId, sub_store_id: null });
  if (!account) return null;
  await cancelPasswordLinks(tx, account.email, context.now());
  return makeLink(tx, { kind: account.kind, account }, { email, language }, context);
}
