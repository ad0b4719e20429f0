import { offers } from './offers';

export const texts = { offers };
