import type { AnyPermission } from '../permissions';
import type { StoreFlag } from '../storeFlags';
import type { GuardName } from './guards';
import type { OperationName } from './operations';
import {
  beforePickUp,
  type DeliveryStatus,
  deliveryStatus as d,
  type OrderStatus,
  type OrderType,
  orderStatus as o,
  orderTypes,
  unassigned,
} from './statuses';

/** Who moves an order. `customer` and `provider` act through the platform. */
export type ActorKind = 'customer' | 'store' | 'provider' | 'system';

/** The inputs of a transition. `minutes` is only required if `needsMinutes` says so. */
export type TransitionInput = 'reason' | 'minutes' | 'confirmation_code';

interface TransitionCommon {
  /** Stable name: an entry of `allowed_actions`, which also selects the label of the app's button. */
  action: string;
  types: readonly OrderType[];
  actors: readonly ActorKind[];
  guards?: readonly GuardName[];
  needs?: readonly TransitionInput[];
  /** Required of a store's caller, in addition to the call's own permission. */
  permission?: AnyPermission;
  /** Is enough instead of `permission` for an order of type table. */
  tablePermission?: AnyPermission;
  /** Required of a store's caller; doesn't apply to the system. */
  storeFlag?: StoreFlag;
}

export interface OrderTransition extends TransitionCommon {
  axis: 'order';
  from: readonly OrderStatus[];
  to: OrderStatus;
}

export interface DeliveryTransition extends TransitionCommon {
  axis: 'delivery';
  from: readonly (DeliveryStatus | null)[];
  to: DeliveryStatus;
}

export type Transition = OrderTransition | DeliveryTransition;

/**
 * All possible moves of an order. The server's checks, the app's buttons, the tests and the diagram read this table.
 */
// biome-ignore format: a table reads in rows
export const transitions = [
  { axis: 'order', action: 'accept', from: [o.NEW], to: o.ACCEPTED, types: orderTypes, actors: ['store', 'system'], needs: ['minutes'] },
  { axis: 'order', action: 'undo_accept', from: [o.ACCEPTED], to: o.NEW, types: orderTypes, actors: ['store'], guards: ['justAccepted'] },
  { axis: 'order', action: 'reject', from: [o.NEW], to: o.REJECTED, types: orderTypes, actors: ['store', 'system'], needs: ['reason'] },
  { axis: 'order', action: 'customer_cancel', from: [o.NEW, o.ACCEPTED, o.PREPARING], to: o.CANCELLED_BY_CUSTOMER, types: orderTypes, actors: ['customer'], guards: ['withinCancelLimit'] },
  { axis: 'order', action: 'start_prepare', from: [o.ACCEPTED, o.ARRIVED], to: o.PREPARING, types: orderTypes, actors: ['store'], guards: ['hasDishes'] },
  { axis: 'order', action: 'order_ready', from: [o.ACCEPTED, o.PREPARING], to: o.READY, types: orderTypes, actors: ['store'], guards: ['hasDishes'] },
  { axis: 'order', action: 'recall', from: [o.READY], to: o.PREPARING, types: orderTypes, actors: ['store'], guards: ['beforePickUp'] },
  // Guests at a table order more: the change of the lines moves the order.
  { axis: 'order', action: 'add_round', from: [o.READY], to: o.PREPARING, types: ['table'], actors: ['system'] },
  { axis: 'order', action: 'arrived', from: [o.ACCEPTED], to: o.ARRIVED, types: ['table'], actors: ['store'], guards: ['guestsMayCome'] },
  { axis: 'order', action: 'complete', from: [o.READY], to: o.COMPLETED, types: ['pickup'], actors: ['store', 'system'], needs: ['confirmation_code'], storeFlag: 'is_store_can_complete_order' },
  { axis: 'order', action: 'complete', from: [o.READY], to: o.COMPLETED, types: ['delivery'], actors: ['store', 'system'], guards: ['delivered'], storeFlag: 'is_store_can_complete_order' },
  { axis: 'order', action: 'complete', from: [o.READY, o.ARRIVED], to: o.COMPLETED, types: ['table'], actors: ['store'] },
  // A request whose fee wasn't paid is rejected.
  { axis: 'order', action: 'release_unpaid', from: [o.ACCEPTED], to: o.CANCELLED_BY_STORE, types: ['table'], actors: ['system'], guards: ['feeOverdue'] },
  // Must come before `cancel`, which has the same end status. After the grace period it needs no reason and no
  // permission; with a reason, it's `cancel`.
  { axis: 'order', action: 'no_show', from: [o.ACCEPTED], to: o.CANCELLED_BY_STORE, types: ['table'], actors: ['store', 'system'], guards: ['afterGrace'] },
  { axis: 'order', action: 'cancel', from: [o.ACCEPTED, o.PREPARING, o.READY, o.ARRIVED], to: o.CANCELLED_BY_STORE, types: orderTypes, actors: ['store'], guards: ['beforePickUp'], needs: ['reason'], permission: 'store/order/cancel', tablePermission: 'store/table-booking' },
  // The only move that leaves a final status. Its own call makes it, because it takes the tables again.
  { axis: 'order', action: 'undo_no_show', from: [o.CANCELLED_BY_STORE], to: o.ACCEPTED, types: ['table'], actors: ['store'], guards: ['untilDayEnds'], needs: ['reason'] },
  // No customer waits for a test order, so the system can end it at any stage.
  { axis: 'order', action: 'end_test', from: [o.NEW, o.ACCEPTED, o.PREPARING, o.READY], to: o.CANCELLED_BY_STORE, types: ['pickup'], actors: ['system'], guards: ['isTest'] },

  { axis: 'delivery', action: 'request_provider', from: unassigned, to: d.WAITING, types: ['delivery'], actors: ['store', 'system'], guards: ['orderInKitchen'] },
  // Moves a delivery from a person who was offered it, or is on the way to the store, to another in a single step.
  { axis: 'delivery', action: 'reassign', from: beforePickUp, to: d.WAITING, types: ['delivery'], actors: ['store'], guards: ['orderInKitchen'] },
  { axis: 'delivery', action: 'cancel_request', from: [d.WAITING, d.ACCEPTED, d.COMING, d.ARRIVED], to: d.REQUEST_CANCELLED, types: ['delivery'], actors: ['store'] },
  { axis: 'delivery', action: 'accept_delivery', from: [d.WAITING], to: d.ACCEPTED, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'decline_delivery', from: [d.WAITING], to: d.REJECTED, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'nobody_found', from: [d.WAITING], to: d.NOBODY_FOUND, types: ['delivery'], actors: ['system'] },
  { axis: 'delivery', action: 'give_back_delivery', from: [d.ACCEPTED, d.COMING, d.ARRIVED], to: d.PROVIDER_CANCELLED, types: ['delivery'], actors: ['provider'], needs: ['reason'] },
  { axis: 'delivery', action: 'come', from: [d.ACCEPTED], to: d.COMING, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'arrive_at_store', from: [d.COMING], to: d.ARRIVED, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'pick_up', from: [d.ARRIVED], to: d.PICKED_UP, types: ['delivery'], actors: ['provider'], guards: ['orderReady'] },
  { axis: 'delivery', action: 'start_delivery', from: [d.PICKED_UP], to: d.STARTED, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'arrive_at_destination', from: [d.STARTED], to: d.AT_DESTINATION, types: ['delivery'], actors: ['provider'] },
  { axis: 'delivery', action: 'deliver', from: [d.AT_DESTINATION], to: d.DELIVERED, types: ['delivery'], actors: ['provider'], needs: ['confirmation_code'] },
] as const satisfies readonly Transition[];

export type ActionName = (typeof transitions)[number]['action'];

/**
 * The actions of a store's staff, in the order in which the app shows them: moves, and operations that don't change
 * the statuses.
 */
export const storeActions = [
  'accept',
  'arrived',
  'start_prepare',
  'order_ready',
  'request_provider',
  'complete',
  'see_change',
  'recall',
  'undo_accept',
  'undo_no_show',
  'edit',
  'correct',
  'withdraw_change',
  'reassign',
  'cancel_request',
  'change_to_pickup',
  'refund',
  'no_show',
  'reject',
  'cancel',
] as const satisfies readonly (ActionName | OperationName)[];
export type StoreAction = (typeof storeActions)[number];
