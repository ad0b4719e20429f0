import { errorCodes } from '#contract/codes/errorCodes';
import type { Transition } from '#contract/orders/transitions';
import { CallError } from '#server/http/callError';
import { fieldMissing } from './fieldErrors';
import type { OrderRow } from './orderRecord';

/** What a move was told, to hold against what it needs. */
interface Inputs {
  reason?: string | undefined;
  minutes?: number | undefined;
  confirmation_code?: string | undefined;
}

/**
 * Refuses a move that was not told what it needs: 4022 at the field, 660 for a confirmation code that
 * does not fit (or is missing) on an order that asks for one.
 */
export function assertInputs(
  { needs = [] }: Pick<Transition, 'needs'>,
  order: OrderRow,
  given: Inputs,
  asksMinutes: boolean,
): void {
  if (needs.includes('reason') && !given.reason) throw fieldMissing('reason');
  if (needs.includes('minutes') && asksMinutes && given.minutes === undefined) throw fieldMissing('minutes');
  const needsCode = needs.includes('confirmation_code') && order.is_confirmation_code_required;
  if (needsCode && given.confirmation_code !== order.confirmation_code) {
    throw new CallError(errorCodes.INVALID_CONFIRMATION_CODE);
  }
}
