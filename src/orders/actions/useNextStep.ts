import type { Order } from '#contract/entities/order';
import { openRounds, stepOf } from '#contract/orders/rounds';
import type { StoreAction } from '#contract/orders/transitions';
import type { ActionInput } from './actionCalls';
import { usePrimaryAction } from './orderActionsContext';

interface NextStep {
  action: StoreAction;
  input?: ActionInput;
}

/**
 * The main action to offer for an order now; of its only open round, if it has rounds. None while several are open: each has a
 * button.
 */
export function useNextStep(order: Order): NextStep | undefined {
  const action = usePrimaryAction(order);
  const [round, ...others] = openRounds(order);
  if (!action || others.length > 0) return undefined;
  return round ? { action: stepOf(round), input: { round: round.number } } : { action };
}
