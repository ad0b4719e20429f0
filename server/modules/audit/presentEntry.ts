import type { AuditEntry } from '#contract/audit/auditEntry';
import type { auditEntries } from '#server/db/schema/audit';

type Row = typeof auditEntries.$inferSelect;

/**
 * @param isWhole whether its reader may know where somebody sat: who may see one record's history is no keeper of accounts
 */
export const presentEntry = (row: Row, isWhole: boolean): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, _id: row.actor_id, name: row.actor_name },
  address: isWhole ? row.address : '',
  device: isWhole ? { browser: row.browser, system: row.system } : { browser: '', system: '' },
  entity: row.entity,
  action: row.action,
  record: row.record_id ? { _id: row.record_id, name: row.record_name } : null,
  old_values: row.old_values,
  new_values: row.new_values,
  count: row.count,
  change_id: row.change_id,
});
