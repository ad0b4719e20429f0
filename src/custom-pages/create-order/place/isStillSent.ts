import { lineField } from '../draft/draftProblems';
import type { OrderDraft } from '../draft/orderDraft';

/** The part of a ticket that a refusal of one field speaks about. */
function partOf(field: string, draft: OrderDraft): unknown {
  const time = [draft.is_later, draft.schedule_at];
  if (field.startsWith('customer.')) return draft.customer;
  if (field === 'delivery_address.location') return [draft.position, draft.address];
  if (field.startsWith('delivery_address.')) return [draft.address, draft.address_note];
  if (field === 'table_id' || field === 'persons') return [draft.table_id, draft.persons, time];
  if (field === 'schedule_at') return time;
  if (field === 'tip_amount') return draft.tip;
  if (field === 'order_comment' || field === 'delivery_comment') return draft[field];
  if (field === 'items') return draft.lines;
  return draft.lines.find((line) => lineField(line.id) === field);
}

/** Whether a field still is as it was sent: a refusal is shown until what it speaks about changes. */
export const isStillSent = (field: string, sent: OrderDraft, now: OrderDraft): boolean =>
  sent.order_type === now.order_type && JSON.stringify(partOf(field, sent)) === JSON.stringify(partOf(field, now));
