import { offers } from './offers';

/** Texts of offers: their pages, and their codes in create-order. */
export const texts = { offers };
