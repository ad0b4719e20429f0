/** What an entry of the trail may be about, by the words of the glossary. A new kind of record is one more word here. */
export const auditEntities = [
  'item',
  'category',
  'sub_category',
  'modifier_group',
  'import',
  'order',
  'store',
  'sub_store',
  'session',
  'provider',
  'vehicle',
  'provider_document',
  'bank_detail',
  'preset',
  'support_message',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** What was done to it. Each pair of entity and action that a call names has a sentence in the texts `activity.did`. */
export const auditActions = [
  'add',
  'update',
  'delete',
  'sequence',
  'stock',
  'undo',
  'apply',
  'stop',
  'cancel',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'end_session',
  'approve',
  'decline',
  'block',
  'availability',
  'invite',
  'accept_invitation',
  'password',
  'set_status',
  'assign',
  'unassign',
  'edit',
  'refund',
  'pay',
  'correct',
  'pickup',
  'look_as',
  'export',
  'reveal',
  'password_failed',
  'forget',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What a call writes into the trail. */
export interface Audited {
  entity: AuditEntity;
  action: AuditAction;
  /** The field of the body that names the record, or the list of them; `_id` and `ids` unless said otherwise. */
  record?: string;
}

/** A call that writes says what it writes, or why nobody will ask who did it. */
export type AuditRule = Audited | `none: ${string}`;

/** What a rule has the trail keep; `null` where it says none. */
export const auditedBy = (rule: AuditRule | undefined): Audited | null => (typeof rule === 'object' ? rule : null);
