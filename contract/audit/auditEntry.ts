import { z } from 'zod';
import { id, instant } from '../entities/shared';
import { plainEntities } from '../resources/index';
import { type AuditEntity, type Audited, namedEntities } from './auditEntities';
import { type AuditRule, auditActions } from './auditRule';

/**
 * The actor. `accountant`: who has a link that opens the bookkeeping; `platform`: external programs and administrators;
 * `system`: no one, a scheduled action.
 */
export const auditActorKinds = [
  'owner',
  'sub_store',
  'provider',
  'customer',
  'accountant',
  'platform',
  'system',
] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Everything that an entry can be about. */
export const auditEntities: readonly AuditEntity[] = [...namedEntities, ...plainEntities];

const isAuditEntity = (entity: string): entity is AuditEntity => auditEntities.some((each) => each === entity);

/** Returns what a rule makes the audit log record, or `null` if it records nothing. */
export function auditedBy(rule: AuditRule | undefined): Audited | null {
  if (typeof rule !== 'object') return null;
  const { entity } = rule;
  if (!isAuditEntity(entity)) throw new Error(`the audit log knows no ${entity}`);
  return { ...rule, entity };
}

/** Any JSON. Not `z.json()`, because it refers to itself by a reference that is broken in a larger document. */
const value = z.custom<z.core.util.JSONType>((json) => json !== undefined);

/** Values by field name, as in the record's reply; money in minor units. */
export const auditValuesSchema = z.record(z.string(), value);
export type AuditValues = z.infer<typeof auditValuesSchema>;

/** One entry of the audit log: who did what, when and from where, and the values before. */
export const auditEntrySchema = z.object({
  _id: id,
  at: instant,
  actor: z.object({ kind: z.enum(auditActorKinds), _id: id.nullable(), name: z.string() }),
  /** The shared device at which the actor was, by the account that is signed in there. */
  shared_device: z.object({ _id: id, name: z.string() }).optional(),
  /** Empty if no user device was involved, and for readers without access to the full audit log. */
  address: z.string(),
  /** Readable: `Firefox 140`, `Windows`. */
  device: z.object({ browser: z.string(), system: z.string() }),
  entity: z.enum(auditEntities),
  action: z.enum(auditActions),
  /** `null` if the entry isn't about a single record. */
  record: z.object({ _id: id, name: z.array(z.string()) }).nullable(),
  /** Only the fields that changed; `null` if the record didn't exist before, or doesn't exist any longer. */
  old_values: auditValuesSchema.nullable(),
  new_values: auditValuesSchema.nullable(),
  /** The number of records, if the entry summarises several: `change_id` lists them. */
  count: z.int().nullable(),
  change_id: id.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
