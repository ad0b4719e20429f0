import type { SQLWrapper } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { Database } from '#server/db/database';
import { type AuditActor, type AuditNote, auditScope, writeAuditEntries } from '../../audit/service';
import type { Move } from '../orderEvent';
import type { OrderRow } from '../orderRecord';

/** The actor for the audit log. For the store's staff, that is the caller. */
function actorOf({ actor: { kind, id, name } }: Move): AuditActor | undefined {
  if (kind === 'store') return auditScope()?.actor;
  return { kind, id, name };
}

const statuses = (moves: readonly Move[], side: 'from' | 'to'): AuditValues =>
  Object.fromEntries(
    (['order', 'delivery'] as const).flatMap((axis) => {
      const ofAxis = moves.filter((move) => move.axis === axis);
      const move = side === 'from' ? ofAxis[0] : ofAxis.at(-1);
      return move && move[side] !== null ? [[`${axis}_status`, move[side]]] : [];
    }),
  );

type StepOrder = Pick<OrderRow, 'id' | 'unique_id'>;

/** A step, as recorded in the audit log. */
interface AuditStep {
  moves: readonly Move[];
  at: Date;
  /** Additional values: the minutes until ready, a new order's total. */
  extra?: AuditValues;
}

/**
 * The audit entry for one step of an order, from what the step knows.
 *
 * @returns none if nothing moved
 */
export function stepNote({ id, unique_id }: StepOrder, { moves, at, extra }: AuditStep): AuditNote[] {
  const scope = auditScope();
  const [first] = moves;
  if (!first) return [];
  const { reason } = moves.find((move) => move.reason) ?? {};
  const old = statuses(moves, 'from');
  return [
    {
      entity: 'order',
      action: scope?.audited.entity === 'order' ? scope.audited.action : 'set_status',
      record: { id, name: [String(unique_id)] },
      old: Object.keys(old).length > 0 ? old : null,
      new: { ...statuses(moves, 'to'), ...(reason && { reason }), ...extra },
      actor: actorOf(first),
      at,
    },
  ];
}

/**
 * Writes a step of an order in one statement: its events and one small audit entry. The entry is left out if the call
 * itself is compared before and after, because that covers the statuses too.
 *
 * @param events the statement of `writeEvents`, not run yet
 */
export async function writeStep(
  tx: Database,
  { store_id, ...order }: StepOrder & Pick<OrderRow, 'store_id'>,
  events: SQLWrapper,
  step: AuditStep,
): Promise<void> {
  const notes = auditScope()?.tellsOfOrder ? [] : stepNote(order, step);
  await writeAuditEntries(tx, store_id, notes, events);
}
