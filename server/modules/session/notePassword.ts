import type { Database } from '../../db/database';
import { type AuditActor, hiddenValue, writeAuditEntries } from '../audit/service';

/** Columns of a sub-account without an open invitation: a new password ends it, since it would set another one. */
export const noInvitation = { invitation_hash: null, invitation_expires_at: null, invitation_reach: null } as const;

/** An account whose password changed: the owner's or a sub-account, as it was before. */
interface PasswordAccount {
  kind: 'owner' | 'sub_store';
  store_id: string;
  id: string;
  name: readonly string[];
  hasPassword: boolean;
  /** Whether a link was open that would have set another password. The change ends it. */
  isInvited: boolean;
}

/**
 * Writes the audit entry for a changed password, without the password.
 *
 * @param proved columns that changed with it, by their values before and after
 * @param actor who changed it, if no session says so
 */
export const notePassword = (
  db: Database,
  { kind, store_id, id, name, hasPassword, isInvited }: PasswordAccount,
  { proved, actor }: { proved?: Record<'old' | 'new', { is_email_verified: boolean }>; actor?: AuditActor } = {},
): Promise<void> =>
  writeAuditEntries(db, store_id, [
    {
      ...{ entity: kind === 'owner' ? 'store' : 'sub_store', action: 'password', record: { id, name }, actor },
      old: {
        password: hasPassword ? hiddenValue : null,
        ...(isInvited && { invitation: hiddenValue }),
        ...proved?.old,
      },
      new: { password: hiddenValue, ...(isInvited && { invitation: null }), ...proved?.new },
    },
  ]);
