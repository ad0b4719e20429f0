import { type ErrorCode, errorCodes } from '../codes/errorCodes';

interface RuleError {
  /** The error for an order that breaks the rule. */
  code: ErrorCode;
  /** The field of the order that the rule applies to. */
  path: string;
}

/**
 * The store's rules that its staff can override for an order that they take (`store/order/override`). Other errors
 * can't be overridden: an item that isn't on the menu or in stock, an order type that is turned off, a time that has
 * passed, a table that other guests have.
 */
export const overridable = {
  paused: { code: errorCodes.STORE_CLOSED_AT_THAT_TIME, path: 'schedule_at' },
  closed: { code: errorCodes.STORE_CLOSED_AT_THAT_TIME, path: 'schedule_at' },
  too_far: { code: errorCodes.SLOT_NOT_AVAILABLE, path: 'schedule_at' },
  closed_date: { code: errorCodes.SLOT_NOT_AVAILABLE, path: 'schedule_at' },
  covers: { code: errorCodes.SLOT_FULL, path: 'schedule_at' },
  slot_full: { code: errorCodes.SLOT_FULL, path: 'schedule_at' },
  outside_areas: { code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA, path: 'delivery_address' },
  below_minimum: { code: errorCodes.PRICE_BELOW_STORE_MINIMUM, path: 'items' },
  table_size: { code: errorCodes.FIELDS_NOT_VALID, path: 'persons' },
} as const satisfies Record<string, RuleError>;

export type OverridableRule = keyof typeof overridable;
export const overridableRules = Object.keys(overridable) as [OverridableRule, ...OverridableRule[]];
