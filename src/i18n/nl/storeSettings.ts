import { resourceTexts } from '../resourceTexts';
import { deliveryAreas } from './deliveryAreas';

export const texts = {
  deliveryAreas,
  settings: resourceTexts(import.meta.glob('./settings/*.ts', { eager: true, import: 'default' })),
};
