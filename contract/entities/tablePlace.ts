import { z } from 'zod';
import { floorPlan, tableShapes } from '../tables/floorPlan';

const size = z.int().min(floorPlan.sizeMin).max(floorPlan.sizeMax);

/** A table's position on the floor plan of its room. */
export const tablePlaceSchema = z.strictObject({
  x: z
    .int()
    .min(0)
    .max(floorPlan.columns - 1),
  y: z
    .int()
    .min(0)
    .max(floorPlan.rows - 1),
  shape: z.enum(tableShapes),
  width: size,
  height: size,
  rotation: z
    .int()
    .min(0)
    .max(360 - floorPlan.rotationStep)
    .multipleOf(floorPlan.rotationStep),
});
