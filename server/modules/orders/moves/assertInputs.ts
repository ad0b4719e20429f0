import type { Transition } from '#contract/orders/transitions';
import { fieldMissing, fieldNotFor } from '../refusals';

/** What a move was told, to hold against what it needs. */
interface Inputs {
  reason?: string | undefined;
  minutes?: number | undefined;
  is_charged?: boolean | undefined;
}

/**
 * Refuses a move that was not told what it needs, with 4022 at the field; confirmation codes are `refuseCode`'s.
 */
export function assertInputs(
  { action, needs = [] }: Pick<Transition, 'action' | 'needs'>,
  given: Inputs,
  needsMinutes: boolean,
): void {
  if (needs.includes('reason') && !given.reason) throw fieldMissing('reason');
  if (given.is_charged && action !== 'cancel') throw fieldNotFor('is_charged');
  if (needsMinutes && given.minutes === undefined) throw fieldMissing('minutes');
}
