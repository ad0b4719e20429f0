import type { AuditValues } from '#contract/audit/auditEntry';
import type { Database } from '#server/db/database';
import { noteInTrail, type TrailActor, trailScope } from '../audit/service';
import type { Change } from './change';
import type { OrderRow } from './orderRecord';

/** Who the trail names: the store's people are those of the call, whichever of them it is. */
function actorOf({ actor: { kind, id, name } }: Change): TrailActor | undefined {
  if (kind === 'store') return trailScope()?.actor;
  return { kind, id, name };
}

const statuses = (changes: readonly Change[], side: 'from' | 'to'): AuditValues =>
  Object.fromEntries(
    (['order', 'delivery'] as const).flatMap((axis) => {
      const own = changes.filter((change) => change.axis === axis);
      const change = side === 'from' ? own[0] : own.at(-1);
      return change && change[side] !== null ? [[`${axis}_status`, change[side]]] : [];
    }),
  );

/**
 * One small entry of the trail for one step of an order, from what the step knows. Without one where the call itself is compared
 * before and after, which tells of the statuses too.
 *
 * @param extra what else the step says: the minutes until ready, a new order's total
 */
export async function noteStep(
  tx: Database,
  { store_id, id, unique_id }: Pick<OrderRow, 'store_id' | 'id' | 'unique_id'>,
  changes: readonly Change[],
  at: Date,
  extra: AuditValues = {},
): Promise<void> {
  const scope = trailScope();
  const [first] = changes;
  if (!first || scope?.tellsOfOrder) return;
  const { reason } = changes.find((change) => change.reason) ?? {};
  const old = statuses(changes, 'from');
  await noteInTrail(tx, store_id, [
    {
      entity: 'order',
      action: scope?.audited.entity === 'order' ? scope.audited.action : 'set_status',
      record: { id, name: [String(unique_id)] },
      old: Object.keys(old).length > 0 ? old : null,
      new: { ...statuses(changes, 'to'), ...(reason && { reason }), ...extra },
      actor: actorOf(first),
      at,
    },
  ]);
}
