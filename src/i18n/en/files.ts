import { menuFiles } from './menuFiles';

/** Texts for importing and exporting files. */
export const texts = { menuFiles };
