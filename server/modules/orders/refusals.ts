import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import type { TransitionVerdict } from '#contract/orders/allowedActions';
import { type OverridableRule, overridable } from '#contract/orders/overrides';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { CallError, fieldsNotValid } from '#server/http/callError';

/** A broken rule of the catalogue at one field: its code is used for both the reply and the field. */
export const ruleViolation = (code: ErrorCode, path: string, params?: Record<string, unknown>): CallError =>
  fieldsNotValid(code, [{ path, code: String(code), params }]);

/** 4022: fields that this kind of order requires. */
export const fieldsMissing = (paths: readonly string[]): CallError =>
  fieldsNotValid(
    errorCodes.FIELDS_NOT_VALID,
    paths.map((path) => ({ path, code: 'invalid_type' })),
  );

/** The same for one field. */
export const fieldMissing = (path: string): CallError => fieldsMissing([path]);

/** 4022: a field that isn't allowed here. */
export const fieldNotFor = (path: string): CallError =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'invalid_value' }]);

/** A rule of the store that an order breaks and that staff can override. */
export interface BrokenRule {
  rule: OverridableRule;
  error: FieldError;
}

/** @param code of the field's error, if it differs from the reply's */
export const brokenRule = (
  rule: OverridableRule,
  params?: Record<string, unknown>,
  code: string = String(overridable[rule].code),
): BrokenRule => ({ rule, error: { path: overridable[rule].path, code, params, rule } });

/** @throws all errors of an order together, with the code of the first broken rule; doesn't throw if there are none */
export function refuseAll(broken: readonly (BrokenRule | null)[], others: readonly FieldError[] = []): void {
  const rules = broken.filter((one) => one !== null);
  const errors = [...rules.map(({ error }) => error), ...others];
  if (errors.length === 0) return;
  const code = rules[0] ? overridable[rules[0].rule].code : errorCodes.FIELDS_NOT_VALID;
  throw fieldsNotValid(code, errors);
}

type Refusal = Extract<TransitionVerdict, { refused: string }>;

/** 655: the order has moved since the caller saw it. Includes who moved it and the current order. */
export const movedMeanwhile = (current: OrderSnapshot): CallError =>
  new CallError(errorCodes.STATUS_CHANGE_FAILED, { current, changed_by: current.updated_by });

const codeByTarget: Partial<Record<OrderStatus, ErrorCode>> = {
  [orderStatus.ACCEPTED]: errorCodes.ORDER_NOT_ACCEPTED,
  [orderStatus.COMPLETED]: errorCodes.ORDER_COMPLETE_FAILED,
  [orderStatus.CANCELLED_BY_STORE]: errorCodes.ORDER_CANCEL_FAILED,
  [orderStatus.REJECTED]: errorCodes.ORDER_CANCEL_FAILED,
};

/** Why a move of the order's status is refused, as an error of the catalogue. */
export function moveRefused(verdict: Refusal, from: OrderStatus, to: OrderStatus): CallError {
  if (verdict.refused === 'permission' || verdict.refused === 'storeFlag') {
    return new CallError(errorCodes.NOT_PERMITTED);
  }
  const early = from === orderStatus.NEW && (to === orderStatus.PREPARING || to === orderStatus.READY);
  if (early) return new CallError(errorCodes.ORDER_NOT_ACCEPTED);
  return new CallError(codeByTarget[to] ?? errorCodes.SET_ORDER_STATUS_FAILED);
}
