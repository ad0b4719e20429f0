import { z } from 'zod';
import { orderTypeSchema, paidBySchema } from '../entities/order';
import {
  email,
  id,
  idempotencyKey,
  location,
  minor,
  note,
  phone,
  phoneCode,
  phoneCodeOrNone,
  phoneOrNone,
  plannedInstant,
  text,
} from '../entities/shared';
import { limits } from '../limits';
import type { OrderType } from '../orders/statuses';

const placedModifier = z.strictObject({
  modifier_group_id: id,
  modifier_id: id,
  quantity: z.int().min(1).max(limits.quantityMax).default(1),
});

/** Fields of a new order that are the same for every caller. */
export const placedOrder = {
  idempotency_key: idempotencyKey,
  order_type: orderTypeSchema,
  customer: z.strictObject({
    name: text(limits.nameMax),
    country_phone_code: phoneCode,
    phone,
    email: email.optional(),
  }),
  items: z
    .array(
      z.strictObject({
        item_id: id,
        quantity: z.int().min(1).max(limits.quantityMax),
        note: note.optional(),
        modifiers: z.array(placedModifier).max(100).default([]),
      }),
    )
    .max(limits.orderLinesMax),
  delivery_address: z
    .strictObject({
      address: text(limits.addressMax),
      location,
      postcode: z.string().trim().max(limits.postcodeMax).optional(),
      note: note.optional(),
    })
    .optional(),
  table_id: id.optional(),
  /** Tables to join, in the place of `table_id`. */
  table_ids: z.array(id).min(1).max(limits.combinedTablesMax).optional(),
  persons: z.int().min(limits.personsMin).max(limits.personsMax).optional(),
  schedule_at: plannedInstant.optional(),
  order_comment: note.optional(),
  delivery_comment: note.optional(),
  tip_amount: minor.default(0),
  paid_by: paidBySchema,
  promo_code: z.string().trim().max(40).optional(),
};

/** Refuses an order without dishes. Guests at a table can order theirs later. */
export function checkDishes(
  { order_type, items }: { order_type: OrderType; items: readonly unknown[] },
  context: z.RefinementCtx,
): void {
  if (order_type === 'table' || items.length > 0) return;
  context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, inclusive: true, path: ['items'], input: items });
}

/** A customer at the counter can stay anonymous; unknown fields are empty strings. A delivery still needs name and phone. */
export const counterCustomer = z.strictObject({
  name: z.string().trim().max(limits.nameMax).default(''),
  country_phone_code: phoneCodeOrNone,
  phone: phoneOrNone,
  email: email.optional(),
});
