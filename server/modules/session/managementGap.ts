import type { SubStoreRecord } from '#contract/entities/subStore';
import { beyond, type UrlPermission } from '#contract/permissions';
import type { Session } from '#server/http/handler';

/**
 * Why a caller may look at a sub-account and not change it: it is their own, or it holds what they do not hold.
 * The owner holds everything and is nobody's sub-account, so somebody is always left who may.
 */
export function managementGap(
  { sub_store_id, grants }: Pick<Session, 'sub_store_id' | 'grants'>,
  account: { id: string; urls: readonly UrlPermission[] },
): SubStoreRecord['management_gap'] {
  if (account.id === sub_store_id) return 'self';
  return beyond(grants, account.urls).length > 0 ? 'holds_more' : null;
}
