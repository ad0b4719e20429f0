/** The last place in a list, as the calls take it. */
export const placesMax = 1_000_000;
