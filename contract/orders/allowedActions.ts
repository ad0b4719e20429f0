import { type AnyPermission, type Grants, isGrantedAny, type PermissionKey } from '../permissions';
import type { StoreFlags } from '../storeFlags';
import { guards, type OrderFacts } from './guards';
import { isOpenTo, type Operation, type OperationName, operationOf, orderOperations } from './operations';
import { canSeeOrder, orderKeysOf } from './orderAccess';
import type { OrderRules } from './orderRules';
import type { DeliveryStatus, OrderStatus } from './statuses';
import {
  type ActionName,
  type ActorKind,
  type StoreAction,
  storeActions,
  type Transition,
  transitions,
} from './transitions';

/** Everything except the order that decides what an actor can do with it. */
export interface ActingContext {
  actor: ActorKind;
  /** The permissions of a store's caller; `null` for the owner and for actors outside the store. */
  grants: Grants;
  flags: StoreFlags;
  rules: OrderRules;
  now: Date;
  /** The actor's reason, if any. */
  reason?: string | undefined;
  /** The action that is meant, where more than one leads to the same status. */
  action?: ActionName | undefined;
}

export type TransitionVerdict =
  | { transition: Transition }
  /** `no_such`: the table has no such move; the others say which condition failed. */
  | { refused: 'no_such' | 'guard' | 'permission' | 'storeFlag'; transition?: Transition };

const table: readonly Transition[] = transitions;

const statusOn = (order: OrderFacts, axis: Transition['axis']): OrderStatus | DeliveryStatus | null =>
  axis === 'order' ? order.order_status : order.delivery_status;

const leavesFrom = (transition: Transition, order: OrderFacts): boolean =>
  transition.types.includes(order.order_type) &&
  (transition.from as readonly (number | null)[]).includes(statusOn(order, transition.axis));

/**
 * The permissions with which a store's caller can move an order along each axis, as the calls that do it require: any
 * one of them.
 */
const axisKeys: Record<Transition['axis'], (order: OrderFacts) => readonly PermissionKey[]> = {
  order: ({ order_type }) => orderKeysOf(order_type),
  delivery: () => ['store/order', 'store/dispatcher'],
};

/** The permissions of which one is enough for a move or an operation: those of tables also have their own. */
const keysOf = (
  { permission, tablePermission }: Pick<Transition | Operation, 'permission' | 'tablePermission'>,
  { order_type }: OrderFacts,
): AnyPermission[] => [permission ?? [], (order_type === 'table' && tablePermission) || []].flat();

function verdictOf(transition: Transition, order: OrderFacts, context: ActingContext): TransitionVerdict {
  if (context.actor === 'store') {
    const { grants } = context;
    const isGranted =
      isGrantedAny(grants, axisKeys[transition.axis](order)) &&
      (!transition.permission || isGrantedAny(grants, keysOf(transition, order)));
    if (!isGranted || !canSeeOrder(grants, order)) return { refused: 'permission', transition };
    if (transition.storeFlag && !context.flags[transition.storeFlag]) return { refused: 'storeFlag', transition };
  }
  const holds = (transition.guards ?? []).every((name) => guards[name](order, context));
  return holds ? { transition } : { refused: 'guard', transition };
}

/**
 * Looks a move up in the transition table and checks it for an actor.
 *
 * @param order the current order
 * @param to the status to reach on `axis`
 * @returns the transition, or why it is refused (the last entry that fits the statuses decides the reason)
 */
export function checkTransition(
  order: OrderFacts,
  axis: Transition['axis'],
  to: OrderStatus | DeliveryStatus,
  context: ActingContext,
): TransitionVerdict {
  const verdicts: TransitionVerdict[] = table
    .filter((entry) => entry.axis === axis && entry.to === to && entry.actors.includes(context.actor))
    .filter((entry) => leavesFrom(entry, order) && (!context.action || entry.action === context.action))
    .map((entry) => verdictOf(entry, order, context));
  const open = verdicts.filter((verdict) => !('refused' in verdict));
  // Two moves can have the same start and end: a caller who gives a reason means the one that needs it.
  const withReason = context.reason && open.find(({ transition }) => transition?.needs?.includes('reason'));
  return withReason || (open[0] ?? verdicts.at(-1) ?? { refused: 'no_such' });
}

/** An actor's entries by order type and statuses: a page of orders needs the same few again and again. */
const entriesFound = new Map<string, Transition[]>();

function entriesFrom(order: OrderFacts, actor: ActorKind): Transition[] {
  const key = `${actor} ${order.order_type} ${order.order_status} ${order.delivery_status}`;
  const known = entriesFound.get(key);
  if (known) return known;
  const found = table.filter((entry) => entry.actors.includes(actor) && leavesFrom(entry, order));
  entriesFound.set(key, found);
  return found;
}

/** Names of all the moves that an actor can make with an order now. */
export function possibleActions(order: OrderFacts, context: ActingContext): ActionName[] {
  const names = entriesFrom(order, context.actor)
    .filter((entry) => !('refused' in verdictOf(entry, order, context)))
    .map((entry) => entry.action as ActionName);
  return [...new Set(names)];
}

/**
 * Why a store's caller can't perform an operation on an order that they can see, checked in the same steps as a move;
 * `undefined` if nothing prevents it.
 */
export function refusalOfOperation(
  action: OperationName,
  order: OrderFacts,
  { grants, flags }: Pick<ActingContext, 'grants' | 'flags'>,
): 'guard' | 'permission' | 'storeFlag' | undefined {
  const operation = operationOf(action);
  if (!operation) return 'guard';
  const isGranted = !operation.permission || isGrantedAny(grants, keysOf(operation, order));
  if (!isGranted || !canSeeOrder(grants, order)) return 'permission';
  if (operation.storeFlag && !flags[operation.storeFlag]) return 'storeFlag';
  return isOpenTo(operation, order) ? undefined : 'guard';
}

/**
 * Returns the actions that a store's caller can use on an order, the primary one first: the order's `allowed_actions`.
 */
export function allowedActions(order: OrderFacts, context: Omit<ActingContext, 'actor'>): StoreAction[] {
  const possible: readonly string[] = [
    ...possibleActions(order, { ...context, actor: 'store' }),
    ...orderOperations.map(({ action }) => action).filter((action) => !refusalOfOperation(action, order, context)),
  ];
  return storeActions.filter((action) => possible.includes(action));
}

/** The table's entry behind a store's action, for an order that allows it: what to ask for, and the status to send. */
export const transitionOf = (order: OrderFacts, action: StoreAction): Transition | undefined =>
  table.find((entry) => entry.action === action && leavesFrom(entry, order));
