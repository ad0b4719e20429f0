import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import { browserName } from '#contract/browserName';
import type { Database } from '../../db/database';
import { auditEntries, sessions, stores } from '../../db/schema/index';
import type { CallContext } from '../../http/handler';
import { tellAccount } from '../factors/service';
import type { TokenAccount } from './accountTokens';

/** The first sign-in comes with the account, and its person knows of it. */
async function hasSignedIn(tx: Database, { store_id, sub_store_id }: TokenAccount): Promise<boolean> {
  const ofAccount = sub_store_id === null ? isNull(sessions.sub_store_id) : eq(sessions.sub_store_id, sub_store_id);
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.store_id, store_id), ofAccount));
  const signIns = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.store_id, store_id),
        eq(auditEntries.actor_id, sub_store_id ?? store_id),
        inArray(auditEntries.action, ['sign_in', 'accept_invitation']),
        eq(auditEntries.is_part, false),
      ),
    );
  const [found] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, store_id), or(exists(open), exists(signIns))));
  return found !== undefined;
}

/**
 * Mails the account that it is being signed in to on a device without a proof of an earlier sign-in (`KnownDevice`). Call
 * it in the transaction that opens the session, before that.
 */
export async function tellNewDevice(
  tx: Database,
  account: TokenAccount,
  { env, request, device, now }: Pick<CallContext<'public'>, 'env' | 'request' | 'device' | 'now'>,
): Promise<void> {
  const { store_id, sub_store_id } = account;
  const visitor =
    sub_store_id === null
      ? ({ kind: 'owner', id: store_id } as const)
      : ({ kind: 'sub_store', id: sub_store_id } as const);
  if (device.isKnown(visitor) || !(await hasSignedIn(tx, account))) return;
  const { browser, system } = browserName(request.userAgent);
  const name = [browser, system].filter(Boolean).join(', ') || '–';
  await tellAccount(tx, env, { store_id, sub_store_id }, { event: 'new_device', device: name }, now());
}
