import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { TransitionVerdict } from '#contract/orders/allowedActions';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { CallError } from '#server/http/callError';

type Refusal = Extract<TransitionVerdict, { refused: string }>;

/** 655: the order is no longer where the caller saw it. Says who moved it, and how it is now. */
export const movedMeanwhile = (current: OrderSnapshot): CallError =>
  new CallError(errorCodes.STATUS_CHANGE_FAILED, { current, changed_by: current.updated_by });

const codeByTarget: Partial<Record<OrderStatus, ErrorCode>> = {
  [orderStatus.ACCEPTED]: errorCodes.ORDER_NOT_ACCEPTED,
  [orderStatus.COMPLETED]: errorCodes.ORDER_COMPLETE_FAILED,
  [orderStatus.CANCELLED_BY_STORE]: errorCodes.ORDER_CANCEL_FAILED,
  [orderStatus.REJECTED]: errorCodes.ORDER_CANCEL_FAILED,
};

/** Why a move along the order's own axis is refused, in the catalogue's words. */
export function moveRefused(verdict: Refusal, from: OrderStatus, to: OrderStatus): CallError {
  if (verdict.refused === 'permission' || verdict.refused === 'storeFlag') {
    return new CallError(errorCodes.NOT_PERMITTED);
  }
  const early = from === orderStatus.NEW && (to === orderStatus.PREPARING || to === orderStatus.READY);
  if (early) return new CallError(errorCodes.ORDER_NOT_ACCEPTED);
  return new CallError(codeByTarget[to] ?? errorCodes.SET_ORDER_STATUS_FAILED);
}
