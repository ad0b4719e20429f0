import { menuFiles } from './menuFiles';

/** Of files that are read and written. */
export const texts = { menuFiles };
