/** The action. Each pair of entity and action that a call names has a text in `activity.did`. */
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
  'factor_failed',
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
  'reply',
  'report',
  'settle',
  'verify',
  'step_up',
  'step_up_failed',
  'begin_shift',
  'end_shift',
  'pin_failed',
  'alarm',
  'download',
  'erase',
  'convert',
  'request_deletion',
  'cancel_deletion',
  'trust',
  'ask_recovery',
  'confirm_recovery',
  'stop_recovery',
  'recover',
  'offer_handover',
  'accept_handover',
  'stop_handover',
  'hand_over',
  'open_books',
  'download_books',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * The record and action that a call writes to the audit log. `calls` requires the entity to be one of `auditEntities`.
 */
export interface Writes<Entity extends string = string> {
  entity: Entity;
  action: AuditAction;
  /** The field of the body with the record's ID, or a list of IDs. Defaults to `_id` and `ids`. */
  record?: string;
  /** It is about the caller's own account: a team member's is the `sub_store`, not the store. */
  isOwnAccount?: true;
}

/** A call that writes says what it records, or why nothing needs to be recorded. */
export type AuditRule<Entity extends string = string> = Writes<Entity> | `none: ${string}`;
