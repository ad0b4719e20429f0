import { reviews } from './reviews';

/** Of reviews. */
export const texts = { reviews };
