import type { StoredSession } from '../../session/session';

/**
 * The reason for a block as its texts name it. Where the platform has blocked the store by hand, uploading documents
 * changes nothing.
 */
export const blockReason = <Reason extends string>(
  blocker: Reason,
  { store }: Pick<StoredSession, 'store'>,
): Reason | 'by_platform' => (blocker === 'documents' && store.is_blocked_by_platform ? 'by_platform' : blocker);
