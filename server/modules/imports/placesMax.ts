import { limits } from '#contract/limits';

/** The last place in a list, as the calls take it. */
export const { placesMax } = limits;
