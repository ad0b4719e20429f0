import type { FieldError } from '#contract/envelope';
import { CallError } from '#server/http/callError';

/**
 * What a rule gives; where it refuses, nothing, and its faults among the others: a form shows all of them at once.
 *
 * @param faults is added to
 */
export function gatherFaults<Result>(faults: FieldError[], rule: () => Result): Result | undefined {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof CallError && error.details.errors)) throw error;
    faults.push(...error.details.errors);
    return undefined;
  }
}
