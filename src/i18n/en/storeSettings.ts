import { resourceTexts } from '../resourceTexts';
import { deliveryAreas } from './deliveryAreas';

/** Texts of the store settings, one file per section. */
export const texts = {
  deliveryAreas,
  settings: resourceTexts(import.meta.glob('./settings/*.ts', { eager: true, import: 'default' })),
};
