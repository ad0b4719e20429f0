import type { AnyPermission } from '../permissions';
import type { StoreFlag } from '../storeFlags';
import { canBecomePickup } from './changeToPickup';
import type { OrderFacts } from './guards';
import { refundable } from './refunds';
import { isFinal, type OrderStatus, orderStatus as o, orderStatuses } from './statuses';

/** An action of a store on an order that changes neither of its statuses. */
export interface Operation {
  /** Stable name, as for a transition: an entry of `allowed_actions`. */
  action: string;
  from: readonly OrderStatus[];
  /** If it is a list, any one is enough. */
  permission?: AnyPermission | readonly AnyPermission[];
  /** Is also enough for an order of type table. */
  tablePermission?: AnyPermission;
  storeFlag?: StoreFlag;
  when?: (order: OrderFacts) => boolean;
}

/** Until the kitchen is done: finished food isn't cooked again. */
const editableStatuses: readonly OrderStatus[] = [o.NEW, o.ACCEPTED, o.PREPARING, o.ARRIVED];

/** Whether an order's lines can still change. Guests at a table can order more until they leave. */
export const isEditable = ({ order_type, order_status }: Pick<OrderFacts, 'order_type' | 'order_status'>): boolean =>
  editableStatuses.includes(order_status) || (order_type === 'table' && order_status === o.READY);

const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/** The counterpart of the transition table: the server's checks and the app's buttons read it. */
// biome-ignore format: a table reads in rows
export const orderOperations = [
  { action: 'edit', from: openStatuses, permission: 'store/order/edit', tablePermission: 'store/table-booking', storeFlag: 'is_store_can_edit_order', when: (order) => isEditable(order) && !order.pending_change },
  { action: 'withdraw_change', from: openStatuses, permission: 'store/order/edit', tablePermission: 'store/table-booking', storeFlag: 'is_store_can_edit_order', when: (order) => isEditable(order) && Boolean(order.pending_change) },
  { action: 'see_change', from: orderStatuses, permission: 'store/order', when: (order) => Boolean(order.unseen_change) },
  { action: 'refund', from: orderStatuses, permission: 'store/order/refund', when: (order) => refundable(order) > 0 },
  { action: 'change_to_pickup', from: [o.ACCEPTED, o.PREPARING, o.READY], permission: ['store/order', 'store/dispatcher'], when: canBecomePickup },
  // Doesn't depend on the store's flag: any store must be able to correct a wrong house number or table.
  // `openDetails` decides which details.
  { action: 'correct', from: openStatuses, permission: 'store/order/edit', tablePermission: 'store/table-booking' },
] as const satisfies readonly Operation[];

export type OperationName = (typeof orderOperations)[number]['action'];

const table: readonly Operation[] = orderOperations;

/** The action's row in the table, if it is an operation. */
export const operationOf = (action: string): Operation | undefined =>
  table.find((operation) => operation.action === action);

/**
 * Whether an operation makes sense in the order's state; permissions are checked separately. A test order has no
 * customer to correct, refund or ask, so it stays as it was placed.
 */
export const isOpenTo = ({ from, when }: Pick<Operation, 'from' | 'when'>, order: OrderFacts): boolean =>
  !order.is_test && from.includes(order.order_status) && (when === undefined || when(order));
