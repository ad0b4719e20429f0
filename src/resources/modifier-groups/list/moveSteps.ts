import { limits } from '#contract/limits';

/**
 * The calls by which one record comes to another place: each puts a stretch of neighbours in order, and none holds more
 * than a call takes.
 *
 * @param to the place it comes to, from 0
 * @example moveSteps(['a', 'b', 'c', 'd'], 'a', 2) // [['b', 'c', 'a']]
 */
export function moveSteps(ids: readonly string[], id: string, to: number, most: number = limits.bulkMax): string[][] {
  const order = [...ids];
  const steps: string[][] = [];
  let at = order.indexOf(id);
  while (at !== -1 && at !== to) {
    const next = at < to ? Math.min(to, at + most - 1) : Math.max(to, at - most + 1);
    order.splice(at, 1);
    order.splice(next, 0, id);
    steps.push(order.slice(Math.min(at, next), Math.max(at, next) + 1));
    at = next;
  }
  return steps;
}
