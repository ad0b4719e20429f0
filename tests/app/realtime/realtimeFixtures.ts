import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderMessageCode, StoreEvent } from '#contract/events';
import type { OrderEventKind } from '#contract/orders/orderEventKinds';
import { orderStatus } from '#contract/orders/statuses';
import { storeFlags } from '#contract/storeFlags';
import type { OrderViewer } from '../../../src/realtime/orders/boardCache';
import { testOrderRules } from '../../support/testOrderRules';

export const now = new Date('2025-06-10T12:00:00.000Z');

/** An order for now, taken half an hour ago, unless told otherwise. */
export const snapshot = (number: number, changed: Partial<OrderSnapshot> = {}): OrderSnapshot => ({
  _id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  unique_id: number,
  version: 1,
  order_type: 'pickup',
  order_status: orderStatus.NEW,
  delivery_status: null,
  payment_status: 'pending',
  paid_by: 'cash',
  customer: { name: 'Ada', country_phone_code: '+49', phone: '3012345' },
  items: [],
  created_at: new Date(now.getTime() - 30 * 60_000 + number * 1000).toISOString(),
  updated_at: now.toISOString(),
  updated_by: 'Ada',
  is_confirmation_code_required: false,
  subtotal: 1000,
  tax: 0,
  tax_included: true,
  delivery_fee: 0,
  tip_amount: 0,
  discount: 0,
  cancellation_charge: 0,
  total: 1000,
  currency: 'EUR',
  paid_amount: 0,
  refunded: 0,
  extra_due: 0,
  placed_by: 'platform',
  ...changed,
});

export const viewer: OrderViewer = {
  grants: null,
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, true])) as OrderViewer['flags'],
  rules: { ...testOrderRules, answer_within: 0, preparation_time: 15, delivery_time: 20, offer_seconds: 30 },
  timezone: 'Europe/Berlin',
  now,
};

export const orderEvent = (
  seq: number | null,
  order: OrderSnapshot,
  messageCode: OrderMessageCode = 2071,
  by: 'customer' | 'store' | 'provider' | 'system' = 'customer',
  kind?: OrderEventKind,
): StoreEvent => ({
  seq,
  messageCode,
  messageData: {
    order_id: order._id,
    unique_id: order.unique_id,
    is_schedule_order: order.schedule_at !== undefined,
    order,
    change: {
      axis: 'order',
      from: null,
      to: order.order_status,
      by: { kind: by, id: null, name: 'Ada' },
      ...(kind && { kind }),
    },
  },
});

export const plainEvent = (seq: number | null, messageCode = 0): StoreEvent => ({ seq, messageCode, messageData: {} });
