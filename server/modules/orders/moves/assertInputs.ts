import type { Transition } from '#contract/orders/transitions';
import { fieldMissing, fieldNotFor } from '../refusals';

/** The inputs of a move, to check against what it needs. */
interface Inputs {
  reason?: string | undefined;
  minutes?: number | undefined;
  is_charged?: boolean | undefined;
}

/** Refuses a move with missing inputs, with 4022 at the field. Confirmation codes are checked by `refuseCode`. */
export function assertInputs(
  { action, needs = [] }: Pick<Transition, 'action' | 'needs'>,
  inputs: Inputs,
  needsMinutes: boolean,
): void {
  if (needs.includes('reason') && !inputs.reason) throw fieldMissing('reason');
  if (inputs.is_charged && action !== 'cancel') throw fieldNotFor('is_charged');
  if (needsMinutes && inputs.minutes === undefined) throw fieldMissing('minutes');
}
