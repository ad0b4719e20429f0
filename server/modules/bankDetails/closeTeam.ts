import { subHours } from 'date-fns';
import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { subStores } from '#server/db/schema/index';
import { type AuditActor, hiddenValue, writeAuditEntries } from '../audit/service';
import { cancelPasswordLinks } from '../outgoing/service';
import { noInvitation } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';

const noPassword = { password_hash: null, password_reach: null } as const;

/**
 * Team members whom the owner's account has added, invited, or given a password or an email address while "It wasn't
 * me" works: that may have been someone else, to have another way in.
 */
function selectTouched(tx: Database, storeId: string, now: Date) {
  const gave = (field: string) => sql`${auditEntries.new_values} -> ${field} is not null`;
  return tx
    .select({ id: auditEntries.record_id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.store_id, storeId),
        eq(auditEntries.entity, 'sub_store'),
        eq(auditEntries.actor_kind, 'owner'),
        gte(auditEntries.at, subHours(now, accountLimits.payoutHoldHours)),
        or(inArray(auditEntries.action, ['add', 'invite']), gave('password'), gave('email')),
      ),
    );
}

/** Ends the team's open invitations, and the passwords of accounts that may belong to someone else. */
export async function closeTeam(tx: Database, storeId: string, actor: AuditActor, now: Date): Promise<void> {
  const ofStore = eq(subStores.store_id, storeId);
  const touched = selectTouched(tx, storeId, now);
  const rows = await tx
    .select()
    .from(subStores)
    .where(
      and(
        ofStore,
        or(
          isNotNull(subStores.invitation_hash),
          and(isNotNull(subStores.password_hash), inArray(subStores.id, touched)),
        ),
      ),
    )
    .for('no key update');
  if (rows.length === 0) return;
  const closed = new Set((await touched).map(({ id }) => id));
  for (const { id, name, email, invitation_hash, password_hash } of rows) {
    const isClosed = password_hash !== null && closed.has(id);
    await tx
      .update(subStores)
      .set({ ...noInvitation, ...(isClosed && noPassword), version: sql`${subStores.version} + 1` })
      .where(and(ofStore, eq(subStores.id, id)));
    await cancelPasswordLinks(tx, email, now);
    if (isClosed) await endSocialLinks(tx, { store_id: storeId, sub_store_id: id });
    const fields = [...(isClosed ? ['password'] : []), ...(invitation_hash === null ? [] : ['invitation'])];
    const values = (value: typeof hiddenValue | null) => Object.fromEntries(fields.map((field) => [field, value]));
    await writeAuditEntries(tx, storeId, [
      {
        ...{ entity: 'sub_store', action: 'update', actor, record: { id, name: [name] } },
        ...{ old: values(hiddenValue), new: values(null) },
      },
    ]);
  }
}
