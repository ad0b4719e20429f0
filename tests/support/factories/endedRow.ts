import { isFinal, orderStatus } from '#contract/orders/statuses';
import { newId } from '#server/db/schema/columns';
import type { orders } from '#server/db/schema/index';
import type { StoreRow } from './makeStore';

export type NewOrder = typeof orders.$inferInsert;

/** An order that is over, completed unless said otherwise: as a row, for tests that need many. */
export const endedRow = (store: StoreRow, unique_id: number, fields: Partial<NewOrder>): NewOrder => {
  const created_at = fields.created_at ?? new Date();
  const order_status = fields.order_status ?? orderStatus.COMPLETED;
  return {
    store_id: store.id,
    id: newId(),
    unique_id,
    order_type: 'pickup',
    order_status,
    payment_status: 'paid',
    paid_by: 'cash',
    customer_name: 'Camille Test',
    customer_country_phone_code: '+33',
    customer_phone: '612345678',
    due_at: created_at,
    created_at,
    updated_by: 'Test',
    subtotal: 100,
    tax: 0,
    tax_included: true,
    delivery_fee: 0,
    tip_amount: 0,
    discount: 0,
    total: 100,
    currency: store.currency,
    confirmation_code: '0000',
    is_confirmation_code_required: false,
    placed_by: 'store',
    ...fields,
    is_open: !isFinal(order_status),
    ended_at: isFinal(order_status) ? (fields.ended_at ?? created_at) : null,
  };
};
