import { estimatedReadyAt } from '../changeEffects';
import { orderTime } from '../orderTime';
import { type Correcting, type Correction, noCorrection, told } from './correction';

/**
 * An order for later, at another time: due then, and promised anew where it was accepted.
 *
 * @throws what `orderTime` refuses
 */
export function correctTime({ row, body, terms, actor, now }: Correcting): Correction {
  const { schedule_at } = body;
  if (schedule_at === undefined || Date.parse(schedule_at) === row.schedule_at?.getTime()) return noCorrection;
  const slot = orderTime(terms, schedule_at, now);
  if (!slot) return noCorrection;
  const promised = row.accepted_at
    ? { estimated_ready_at: estimatedReadyAt({ ...row, schedule_at: slot }, { rules: terms.rules, now }) }
    : {};
  return {
    set: { schedule_at: slot, due_at: slot, ...promised },
    happenings: told('time_changed', actor, row.schedule_at?.toISOString(), slot.toISOString()),
  };
}
