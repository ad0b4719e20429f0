import { menuFiles } from './menuFiles';

export const texts = { menuFiles };
