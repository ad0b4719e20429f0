import type { AuditEntity } from '#contract/audit/auditRule';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { isGranted } from '#contract/permissions';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';

/** The call that reads a record of a kind. Kinds without one stand in the whole trail alone. */
const readerOf = (entity: AuditEntity): CallName | undefined => {
  const name = `get_${entity}`;
  return name in calls ? (name as CallName) : undefined;
};

/**
 * Lets those see a record's history who may see the record: by the row of the call that reads it.
 *
 * @throws 4001
 */
export function assertMaySeeHistory({ grants, flags }: Pick<Session, 'grants' | 'flags'>, entity: AuditEntity): void {
  const reader = readerOf(entity);
  const { permission, storeFlag } = (reader && calls[reader]) ?? {
    permission: 'store/sub_store',
    storeFlag: undefined,
  };
  const wanted = permission === undefined ? [] : [permission].flat();
  const isAllowed = wanted.length > 0 && wanted.some((key) => isGranted(grants, key));
  if (!isAllowed || (storeFlag && !flags[storeFlag])) throw new CallError(errorCodes.NOT_PERMITTED);
}
