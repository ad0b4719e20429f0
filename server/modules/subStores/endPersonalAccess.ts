import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { writeAuditEntries } from '../audit/service';
import { factorsOf, removeFactors, tellAccount, totpName } from '../factors/service';
import { endTrustOf } from '../ownership/service';
import type { ListedSubStore } from './loadSubStore';

/** Removes an account's second factors, which ask for what one person has. */
async function endFactors(
  tx: Database,
  { store_id, id, name }: ListedSubStore,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<void> {
  const account = { store_id, sub_store_id: id };
  const { totpSince, passkeys } = await factorsOf(tx, account);
  // One that is being set up, too.
  await removeFactors(tx, account);
  const names = [...(totpSince ? [totpName] : []), ...passkeys.map((passkey) => passkey.name)];
  if (names.length === 0) return;
  const entry = { entity: 'factor', action: 'delete', record: { id, name: [name] }, new: null } as const;
  await writeAuditEntries(
    tx,
    store_id,
    names.map((factor) => ({ ...entry, old: { name: factor } })),
  );
  await tellAccount(tx, env, account, { event: 'factor_removed' }, now());
}

/**
 * Ends what made an account one person's: its second factors and the owner's trust. Several people can use it from now on. Call
 * it in the transaction that makes it a shared device.
 */
export async function endPersonalAccess(
  tx: Database,
  account: ListedSubStore,
  context: Pick<CallContext, 'env' | 'now'>,
): Promise<void> {
  await endFactors(tx, account, context);
  await endTrustOf(tx, account.store_id, account.id);
}
