import { eq } from 'drizzle-orm';
import type { AuditEntity, Audited } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { documents, providers } from '#server/db/schema/providers';
import { auditScope } from './auditScope';
import type { AuditCaller, AuditRecords, AuditSubject } from './auditSubject';
import { noteChanges } from './noteChanges';
import { writeAuditEntries } from './writeAuditEntries';

/** Where the records lie that the platform decides about, and the column that tells their store. */
const tables = {
  store: { table: stores, store_id: stores.id },
  sub_store: { table: subStores, store_id: subStores.store_id },
  provider: { table: providers, store_id: providers.store_id },
  provider_document: { table: documents, store_id: documents.store_id },
};
type Decided = keyof typeof tables;

const isDecided = (entity: unknown): entity is Decided => typeof entity === 'string' && entity in tables;

/** Decisions have their own action names. */
const actionOf = ({ action }: Audited, { is_approved }: Record<string, unknown>): Audited['action'] =>
  action === 'approve' && is_approved === false ? 'decline' : action;

/**
 * Which record of which store a platform call is about: it names no store, and one call can decide about several
 * kinds.
 *
 * @returns `null` if there is no such record
 */
export async function platformRecord(
  db: Database,
  audited: Audited,
  body: Record<string, unknown>,
): Promise<{ storeId: string; audited: Audited } | null> {
  const entity: AuditEntity = isDecided(body.kind) ? body.kind : audited.entity;
  // Orders and reviews are named with their store.
  if ((entity === 'order' || entity === 'review') && typeof body.store_id === 'string')
    return { storeId: body.store_id, audited };
  const id = body[audited.record ?? '_id'];
  if (!isDecided(entity) || typeof id !== 'string') return null;
  const { table, store_id } = tables[entity];
  const [found] = await db.select({ storeId: store_id }).from(table).where(eq(table.id, id));
  if (!found) return null;
  return { storeId: found.storeId, audited: { ...audited, entity, action: actionOf(audited, body) } };
}

type Fields = Record<string, unknown>;

/** An audited call, with the parts that identify its records. */
export interface AuditedCall {
  storeId: string;
  audited: Audited;
  subject: AuditSubject;
  body: Fields;
  caller: AuditCaller;
}

/** Names of an order that an entry shows; the rest is counted. */
const placesShown = 100;

const isId = (value: unknown): value is string => typeof value === 'string';

/** The records that a body names: in the field that the call specifies, or in the usual one. */
function idsNamed({ audited: { entity, record }, body }: AuditedCall): string[] {
  const ids = record ? [body[record]] : [body._id, body.ids, body[`${entity}_id`]];
  return [...new Set(ids.flat().filter(isId))];
}

/** The record that a call made or changed: its reply shows it under the name of its kind. */
function shownBy(reply: Fields, { audited: { entity } }: AuditedCall): (Fields & { _id: string }) | null {
  const shown = reply[entity];
  return shown && typeof shown === 'object' && '_id' in shown && isId(shown._id) ? { ...shown, _id: shown._id } : null;
}

/** The records after the call: from its reply if it is about a single record, otherwise read again. */
async function afterCall(
  tx: Database,
  call: AuditedCall,
  namedIds: readonly string[],
  reply: Fields,
): Promise<AuditRecords> {
  const { subject, storeId } = call;
  const shown = shownBy(reply, call);
  const ids = [...new Set([...namedIds, ...(shown ? [shown._id] : [])])];
  if (shown && ids.length === 1 && subject.ofReply) return new Map([[shown._id, subject.ofReply(shown)]]);
  return ids.length > 0 ? subject.load(tx, storeId, ids) : new Map();
}

const inOrder = (records: AuditRecords): AuditValues[string] =>
  [...records]
    .sort(([, a], [, b]) => Number(a.values.sequence_number) - Number(b.values.sequence_number))
    .slice(0, placesShown)
    .map(([_id, { name }]) => ({ _id, name: [...name] }));

/** A new order of a list is one entry: the records themselves stay as they were. */
async function noteOrder(
  tx: Database,
  { storeId, audited: { entity, action } }: AuditedCall,
  before: AuditRecords,
  after: AuditRecords,
) {
  const [old, now] = [inOrder(before), inOrder(after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  await writeAuditEntries(tx, storeId, [
    { entity, action, count: after.size, old: { order: old ?? null }, new: { order: now ?? null } },
  ]);
}

/**
 * Carries a call out and compares its records before and after, in one transaction with it: what differs is written. The handler need
 * know nothing of it.
 */
export async function runAudited<Reply extends Fields>(
  tx: Database,
  call: AuditedCall,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const { storeId, subject, audited, body } = call;
  const extra = (await subject.idsOf?.(tx, storeId, body, call.caller)) ?? [];
  const ids = [...new Set([...idsNamed(call), ...extra])];
  const load = subject.lockAndLoad ?? subject.load;
  const before = ids.length > 0 ? await load(tx, storeId, ids) : new Map();
  const reply = await run();
  const after = await afterCall(tx, call, ids, reply);
  if (audited.action === 'sequence') await noteOrder(tx, call, before, after);
  else {
    const change_id = isId(reply.change_id) ? reply.change_id : null;
    const action = subject.actionOf?.(body) ?? audited.action;
    const { also } = auditScope() ?? {};
    await noteChanges(tx, storeId, { entity: audited.entity, action, subject, before, after, change_id, also });
  }
  return reply;
}
