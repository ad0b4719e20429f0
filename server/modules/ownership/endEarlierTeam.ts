import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import { type AuditActor, hiddenValue, writeAuditEntries } from '../audit/service';
import { cancelMessages } from '../outgoing/service';
import { noInvitation } from '../session/service';

/**
 * Passwords and addresses that the earlier owner gave the team are no longer the owner's: they cover what each account can do now,
 * and no more (ADR 0023). So none of these accounts is the new owner's trusted colleague until they invite it themselves. Open
 * invitations end, since the earlier owner may have typed their addresses.
 */
export async function endEarlierTeam(tx: Database, storeId: string, actor: AuditActor, now: Date): Promise<void> {
  const ofStore = eq(subStores.store_id, storeId);
  const team = await tx.select().from(subStores).where(ofStore).orderBy(asc(subStores.id)).for('no key update');
  const { password_hash, password_reach, email_reach, urls, version } = subStores;
  await tx
    .update(subStores)
    .set({
      password_reach: sql`case when ${password_hash} is null then null else coalesce(${password_reach}, ${urls}) end`,
      email_reach: sql`coalesce(${email_reach}, ${urls})`,
      ...{ ...noInvitation, version: sql`${version} + 1` },
    })
    .where(ofStore);
  for (const { id, name, email, invitation_hash } of team) {
    if (invitation_hash === null) continue;
    await cancelMessages(tx, { events: ['invitation'], recipient: email }, now);
    const values = { old: { invitation: hiddenValue }, new: { invitation: null } };
    const record = { id, name: [name] };
    await writeAuditEntries(tx, storeId, [{ entity: 'sub_store', action: 'update', actor, record, ...values }]);
  }
}
