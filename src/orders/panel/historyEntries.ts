import type { ReplyOf } from '#contract/calls/index';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import type { OrderEvent } from '#contract/entities/order';
import type { OrderChange, OrderRefund } from '#contract/entities/orderChange';

/** One line of an order's history. */
export type HistoryEntry =
  | { at: string; key: string; event: OrderEvent; change?: OrderChange | undefined; refund?: OrderRefund | undefined }
  | { at: string; key: string; log: DeliveryLogEntry };

/** Steps of a search that the order's own events do not tell as well; who was passed over is for the dispatcher. */
const told: readonly DeliveryLogEntry['kind'][] = ['offered', 'rejected', 'timed_out', 'taken_back'];

/** Everything that happened to an order, oldest first: its events, with the changes and refunds they are about, and who was asked to deliver it. */
export function historyEntries(
  { events, changes, refunds }: Pick<ReplyOf<'get_order'>, 'events' | 'changes' | 'refunds'>,
  log: readonly DeliveryLogEntry[],
): HistoryEntry[] {
  const own = events.map(
    (event): HistoryEntry => ({
      at: event.at,
      key: `event ${event.seq}`,
      event,
      change: changes.find(({ _id }) => _id === event.change_id),
      refund: refunds.find(({ _id }) => _id === event.refund_id),
    }),
  );
  const steps = log
    .filter(({ kind }) => told.includes(kind))
    .map((entry, index): HistoryEntry => ({ at: entry.at, key: `log ${index}`, log: entry }));
  return [...own, ...steps].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
