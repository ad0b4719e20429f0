import { limits } from '#contract/limits';
import { parsePlainNumber } from '../../components/inputs/numbers/editedNumber';

/**
 * Minutes until the kitchen is done, as typed.
 *
 * @returns `null` for what the server wouldn't take
 */
export function readMinutes(typed: string): number | null {
  const minutes = parsePlainNumber(typed, 0);
  return minutes !== null && minutes >= limits.minutesMin && minutes <= limits.minutesMax ? minutes : null;
}
