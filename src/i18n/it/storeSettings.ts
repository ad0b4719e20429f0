import { resourceTexts } from '../resourceTexts';
import { deliveryAreas } from './deliveryAreas';
import { floorPlan } from './floorPlan';
import { tableCodes } from './tableCodes';

export const texts = {
  deliveryAreas,
  floorPlan,
  tableCodes,
  settings: resourceTexts(import.meta.glob('./settings/*.ts', { eager: true, import: 'default' })),
};
