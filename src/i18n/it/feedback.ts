import { reviews } from './reviews';

export const texts = { reviews };
