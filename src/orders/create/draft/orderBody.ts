import type { BodyOf } from '#contract/calls/index';
import { parseAmount } from '../../../components/store/parseAmount';
import { readMinutes } from '../../display/readMinutes';
import type { OrderDraft } from './orderDraft';

const filled = <Name extends string>(name: Name, text: string): { [key in Name]?: string } =>
  (text.trim() ? { [name]: text.trim() } : {}) as { [key in Name]?: string };

const placeOf = (draft: OrderDraft): Partial<BodyOf<'create_order'>> => {
  if (draft.order_type === 'table') {
    const { persons, table_id, table_ids } = draft;
    if (table_ids) return { persons, table_ids: [...table_ids] };
    return { persons, ...(table_id ? { table_id } : {}) };
  }
  if (draft.order_type === 'pickup' || !draft.position) return {};
  const [latitude, longitude] = draft.position.point;
  return {
    delivery_address: {
      address: draft.address.trim(),
      location: [latitude, longitude],
      ...filled('postcode', draft.postcode ?? ''),
      ...filled('note', draft.address_note),
    },
    ...filled('delivery_comment', draft.delivery_comment),
  };
};

/**
 * The call that places a ticket. It includes only what the order's type needs, so a ticket can
 * keep an address while it is a pickup. The same ticket always gives the same body.
 */
export function orderBody(draft: OrderDraft, currency: string): BodyOf<'create_order'> {
  const { customer, lines, is_later, schedule_at } = draft;
  const minutes = is_later ? null : readMinutes(draft.minutes ?? '');
  return {
    idempotency_key: draft.idempotency_key,
    order_type: draft.order_type,
    customer: {
      ...filled('name', customer.name),
      ...(customer.phone ? { country_phone_code: customer.country_phone_code, phone: customer.phone } : {}),
      ...(customer.phone && customer.email ? { email: customer.email } : {}),
    },
    ...(draft.customer_choice?.is_one_off ? { is_one_off_customer: true } : {}),
    items: lines.map(({ item_id, quantity, note, modifiers }) => ({
      item_id,
      quantity,
      ...filled('note', note),
      modifiers: modifiers.map(({ modifier_group_id, modifier_id, quantity: count }) => ({
        modifier_group_id,
        modifier_id,
        quantity: count,
      })),
    })),
    ...placeOf(draft),
    ...(is_later && schedule_at ? { schedule_at } : {}),
    ...(minutes === null ? {} : { minutes }),
    ...filled('promo_code', draft.promo_code ?? ''),
    ...filled('order_comment', draft.order_comment),
    tip_amount: parseAmount(draft.tip, currency) ?? 0,
    paid_by: draft.paid_by,
  };
}
