import { z } from 'zod';
import { limits } from '../limits';
import { orderEventKinds } from '../orders/orderEventKinds';
import { overridableRules } from '../orders/overrides';
import { roundStates } from '../orders/rounds';
import { deliveryStatuses, orderStatuses, orderTypes, paymentMethods, paymentStatuses } from '../orders/statuses';
import { storeActions } from '../orders/transitions';
import { cancellationTierSchema } from './bookingRules';
import { feeBreakdownSchema } from './deliveryArea';
import { allergenSchema } from './diet';
import { agreedOfferSchema } from './offer';
import { id, instant, location, minor, minorSum, multilingual, percent, version } from './shared';
import { orderRulesSchema } from './store';

const cancellationPolicySchema = orderRulesSchema
  .pick({
    cancel_until: true,
    cancel_within: true,
    cancellation_type: true,
    cancellation_mode: true,
    cancellation_charge: true,
    cancellation_percent: true,
    cancellation_above: true,
  })
  .extend({
    /** The charges for cancelling a booking. Orders that have them ignore the fee above. */
    booking: z.object({ timezone: z.string(), tiers: z.array(cancellationTierSchema) }).optional(),
  });

/** The fee that guests agreed to when they booked (`contract/bookings/bookingFee.ts`). */
export const agreedFeeSchema = z.object({
  amount: minor,
  per: z.enum(['booking', 'person']),
  is_off_the_bill: z.boolean(),
  tax_rate: percent.optional(),
});

export const orderStatusSchema = z.literal(orderStatuses);
export const deliveryStatusSchema = z.literal(deliveryStatuses);
export const orderTypeSchema = z.enum(orderTypes);
export const paidBySchema = z.enum(paymentMethods);

export const customerSchema = z.object({
  name: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  email: z.string().optional(),
});
export type Customer = z.infer<typeof customerSchema>;

export const deliveryAddressSchema = z.object({
  address: z.string(),
  location,
  /** If it isn't part of the address, for areas defined by postcodes. */
  postcode: z.string().optional(),
  note: z.string().optional(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

export const orderModifierSchema = z.object({
  modifier_group_id: id,
  modifier_id: id,
  name: multilingual,
  quantity: z.int().min(1),
  unit_price: minor,
});

export const orderItemSchema = z.object({
  /** Its permanent number within the order: changes and refunds refer to it. */
  line: z.int().min(0),
  item_id: id,
  /** The sub-category it was sold from; missing in orders from before offers existed. */
  sub_category_id: id.optional(),
  name: multilingual,
  /** The allergens that the item stated when it was sold: empty for none of the 14, left out if not stated. */
  allergens: z.array(allergenSchema).optional(),
  quantity: z.int().min(1),
  unit_price: minor,
  note: z.string().optional(),
  modifiers: z.array(orderModifierSchema),
  /** Before any discount. */
  total: minor,
  /** The discount of the order's offer on this line; omitted if there is none. */
  discount: minor.optional(),
  /** The tax rate charged, in percent: the item's own or the store's. */
  tax_rate: percent,
  /** Pieces that were refunded. */
  refunded_quantity: z.int().min(0),
  /** The round of a table's order to which it belongs; omitted for the first. */
  round: z.int().min(2).optional(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** The person or system that did something with an order. */
export const actorSchema = z.object({
  kind: z.enum(['customer', 'store', 'provider', 'system']),
  id: z.string().nullable(),
  name: z.string(),
  /** The shared device at which the person was, by the account that is signed in there. */
  device: z.object({ id: z.string(), name: z.string() }).optional(),
});

export type Person = z.infer<typeof actorSchema>;

/** Dishes that guests at a table ordered together, with their own time and state in the kitchen. */
export const roundSchema = z.object({
  number: z.int().min(1),
  /** When they were ordered. */
  at: instant,
  state: z.enum(roundStates),
  ready_by: instant,
  ready_at: instant.optional(),
});

/** A change of the lines that waits for the customer's answer; `get_order` returns all of it. */
export const pendingChangeSchema = z.object({
  _id: id,
  proposed_at: instant,
  expires_at: instant,
  proposed_by: z.string(),
  /** The order's total after the change. */
  total: z.int(),
  /** Lines that would be added, removed or changed. */
  lines: z.int(),
});
export type PendingChange = z.infer<typeof pendingChangeSchema>;

/**
 * A line that differs between two states of an order: without `before` it was added, without `after` it was removed.
 */
export const orderLineChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  line: z.int(),
  before: orderItemSchema.optional(),
  after: orderItemSchema.optional(),
});
export type OrderLineChange = z.infer<typeof orderLineChangeSchema>;

/** The current state of an order, the same for every reader. Events contain it. */
export const orderSnapshotSchema = z.object({
  _id: id,
  /** Number of the order within its store, starting at 1; a test order has 0. */
  unique_id: z.int(),
  /** A test order of the store's owner: not a sale. Omitted for every other order. */
  is_test: z.literal(true).optional(),
  version,
  order_type: orderTypeSchema,
  order_status: orderStatusSchema,
  delivery_status: deliveryStatusSchema.nullable(),
  payment_status: z.enum(paymentStatuses),
  paid_by: paidBySchema,
  customer: customerSchema,
  delivery_address: deliveryAddressSchema.optional(),
  /** Its table, or the first of those that are joined for it. */
  table_id: id.optional(),
  table_number: z.int().optional(),
  /** All its tables by number, and their numbers in the same order. */
  table_ids: z.array(id).optional(),
  table_numbers: z.array(z.int()).optional(),
  persons: z.int().optional(),
  /** The guests have taken their seats; omitted if they haven't, and for ended orders. */
  is_seated: z.literal(true).optional(),
  /** When its table is free for others: after the stay of its guests and the reset time. */
  free_at: instant.optional(),
  items: z.array(orderItemSchema),
  /** The rounds of a table's order, once there is more than the first. Its status is 5 while any isn't ready. */
  rounds: z.array(roundSchema).optional(),
  order_comment: z.string().optional(),
  delivery_comment: z.string().optional(),
  schedule_at: instant.optional(),
  /** Minutes added to the preparation time because the store was busy when it was placed. */
  busy_minutes: z.int().min(1).optional(),
  estimated_ready_at: instant.optional(),
  created_at: instant,
  accepted_at: instant.optional(),
  ready_at: instant.optional(),
  delivered_at: instant.optional(),
  /** When it was completed, cancelled or rejected. */
  ended_at: instant.optional(),
  /** When it was last changed, and by whom. A stale action gets this in its error. */
  updated_at: instant,
  updated_by: z.string(),
  /** For a no-show: until when it can be undone, the end of the business day on which it was marked. */
  undo_until: instant.optional(),
  /** Why it was rejected or cancelled. */
  reason: z.string().optional(),
  is_confirmation_code_required: z.boolean(),
  subtotal: minor,
  tax: minor,
  tax_included: z.boolean(),
  delivery_fee: minor,
  /** How the delivery fee was calculated; missing in orders from before delivery areas existed. */
  delivery_fee_breakdown: feeBreakdownSchema.optional(),
  tip_amount: minor,
  /** The discount on the lines and the delivery fee together. */
  discount: minor,
  /** The offer it was placed with, as it was then. */
  promo: agreedOfferSchema.optional(),
  /** The fee of a booking, and until when it is paid by card: otherwise its table is released. */
  booking_fee: agreedFeeSchema.optional(),
  fee_due_at: instant.optional(),
  /** The part of it that the total contains, like the subtotal with its tax or without; missing if there is none. */
  fee_charged: minor.optional(),
  cancellation_charge: minor,
  /** The cancellation policy that it was placed with. */
  cancellation_policy: cancellationPolicySchema.optional(),
  total: z.int(),
  currency: z.string(),
  /** The amount that the customer has paid so far, and how much of it was refunded. */
  paid_amount: minorSum,
  refunded: minorSum,
  /** Extra amounts from changes that haven't been paid yet. */
  extra_due: minor,
  pending_change: pendingChangeSchema.optional(),
  /** The last proposed change, if the customer didn't agree to it. Only while the order can still be changed. */
  refused_change: z
    .object({ state: z.enum(['declined', 'expired']), at: instant, answer: z.string().optional() })
    .optional(),
  /** Lines that changed since the kitchen last marked changes as seen. */
  unseen_change: z.object({ at: instant, lines: z.array(orderLineChangeSchema) }).optional(),
  /** `store`: taken by the store's staff, who change it without the customer's approval. */
  placed_by: z.enum(['platform', 'store']),
  /** When the guests of a booking said, with their link, that they will come. */
  guest_confirmed_at: instant.optional(),
  provider: z.object({ _id: id, name: z.string(), phone: z.string() }).optional(),
  /**
   * Who declined the delivery last, and how many people did. Only while no one has it: delivery statuses 109, 111 and
   * 112.
   */
  declined_by: z.object({ name: z.string(), count: z.int().min(1) }).optional(),
  /** Everyone who declined the delivery, while it can still be offered: ask others first. */
  declined_ids: z.array(id).optional(),
  /** The person to whom the delivery is offered, and until when: at delivery status 9. */
  delivery_offer: z
    .object({
      provider_id: id,
      name: z.string(),
      /** `auto`: found by the search, which continues with the next person; `chosen`: selected manually. */
      mode: z.enum(['auto', 'chosen']),
      offered_at: instant,
      expires_at: instant,
    })
    .optional(),
});
export type OrderSnapshot = z.infer<typeof orderSnapshotSchema>;

/** An order for a caller: with the actions that this caller can use. */
export const orderSchema = orderSnapshotSchema.extend({ allowed_actions: z.array(z.enum(storeActions)) });
export type Order = z.infer<typeof orderSchema>;

export const orderEventSchema = z.object({
  seq: z.int(),
  at: instant,
  actor: actorSchema,
  /** The kind of event; without it, in events of older versions, the event is a move. */
  kind: z.enum(orderEventKinds),
  /** Which of the two statuses changed. If neither did, `from` and `to` are the order's status. */
  axis: z.enum(['order', 'delivery']),
  from: z.int().nullable(),
  to: z.int(),
  reason: z.string().max(limits.reasonMax).optional(),
  /** For a change or a refund: the ID of the one that comes with the order. */
  change_id: id.optional(),
  refund_id: id.optional(),
  /** A corrected detail before and after. A time is an instant; a missing value was or is empty. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** The amount paid. */
  amount: minor.optional(),
  /** The rules that staff overrode. */
  rules: z.array(z.enum(overridableRules)).optional(),
  /** The round of a table's order that it is about. */
  round: z.int().optional(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;
