import { limits } from '#contract/limits';

/** As many pieces as a line may have, nearest to those that were asked for. */
export const quantityWithin = (quantity: number): number => Math.min(limits.quantityMax, Math.max(1, quantity));
