import { offers } from './offers';

/** Of offers: their pages, and their codes where orders are taken. */
export const texts = { offers };
