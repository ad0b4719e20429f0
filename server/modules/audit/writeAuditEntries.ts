import type { SQLWrapper } from 'drizzle-orm';
import { stringify, v7 } from 'uuid';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Database } from '#server/db/database';
import { insertRows } from '#server/db/insertRows';
import { auditEntries } from '#server/db/schema/audit';
import { type AuditActor, auditScope } from './auditScope';

let counter = 0;

/**
 * The id of an entry: made of its time, so that the order of ids is the order of time. Within a millisecond those of one
 * process stay in the order in which they were made.
 */
function auditId(at: Date): string {
  counter = (counter + 1) % 0x7fffffff;
  return v7({ msecs: at.getTime(), seq: counter });
}

/** The lowest id that an entry of this time or later can have; days are ranges between two of these. */
export function firstAuditId(at: Date): string {
  const bytes = new Uint8Array(16);
  let rest = Math.max(0, at.getTime());
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  // Version and variant, without which it isn't a valid id.
  bytes[6] = 0x70;
  bytes[8] = 0x80;
  return stringify(bytes);
}

/** One entry, without the fields that come from the call. */
export interface AuditNote {
  entity: AuditEntity;
  action: AuditAction;
  record?: { id: string; name: readonly string[] } | undefined;
  old?: AuditValues | null;
  new?: AuditValues | null;
  count?: number | undefined;
  change_id?: string | null | undefined;
  /** One record of several that another entry summarises. */
  isPart?: boolean;
  /** The actor, if it isn't the caller. */
  actor?: AuditActor | undefined;
  at?: Date;
}

/** The actor of entries without a person. */
export const systemAuditActor: AuditActor = { kind: 'system', id: null, name: 'System' };

/** An entry as it is written. */
export type AuditRow = typeof auditEntries.$inferInsert;

function rowOf(store_id: string, note: AuditNote): AuditRow {
  const scope = auditScope();
  const at = note.at ?? scope?.now() ?? new Date();
  const actor = note.actor ?? scope?.actor ?? systemAuditActor;
  // Delivery people and the system act through the platform's processes, without a user's device.
  const isCaller = actor.kind === 'owner' || actor.kind === 'sub_store' || actor.kind === 'accountant';
  return {
    store_id,
    id: auditId(at),
    at,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    shared_device_id: actor.device?.id ?? null,
    shared_device_name: actor.device?.name ?? '',
    address: (isCaller && scope?.address) || '',
    browser: (isCaller && scope?.browser) || '',
    system: (isCaller && scope?.system) || '',
    call: scope?.call ?? '',
    entity: note.entity,
    action: note.action,
    record_id: note.record?.id ?? null,
    record_name: [...(note.record?.name ?? [])],
    old_values: note.old ?? null,
    new_values: note.new ?? null,
    count: note.count ?? null,
    change_id: note.change_id ?? null,
    is_part: note.isPart ?? false,
  };
}

/** Entries as rows, with the caller, device and address of the current call. */
export const auditRows = (storeId: string, notes: readonly AuditNote[]): AuditRow[] =>
  notes.map((note) => rowOf(storeId, note));

/**
 * Writes audit entries in the same transaction as the change, so both are saved or neither. Most calls don't need
 * this: `auditStep` compares their record before and after.
 *
 * @param beside what else to write in the same statement, so the entry needs no statement of its own
 * @example await writeAuditEntries(tx, store_id, [{ entity: 'session', action: 'sign_out' }])
 */
export async function writeAuditEntries(
  tx: Database,
  storeId: string,
  notes: readonly AuditNote[],
  beside?: SQLWrapper,
): Promise<void> {
  await insertRows(tx, auditEntries, auditRows(storeId, notes), beside);
}
