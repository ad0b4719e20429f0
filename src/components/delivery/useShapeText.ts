import { useCallback } from 'react';
import type { AreaShape } from '#contract/delivery/areas';
import { type TextTools, useTextTools } from '../text/useTextTools';

/** @returns `Outline with 6 corners`, `Circle of 2 km`, `3 postcodes` */
export function shapeText(shape: AreaShape, { t, distance }: Pick<TextTools, 't' | 'distance'>): string {
  if (shape.kind === 'circle')
    return t('deliveryAreas.shape.summary.circle', { radius: distance.ofMetres(shape.radius) });
  const count = shape.kind === 'polygon' ? shape.points.length : shape.postcodes.length;
  return t(`deliveryAreas.shape.summary.${shape.kind}`, { smart_count: count });
}

/** `shapeText` in the store's formats. */
export function useShapeText(): (shape: AreaShape) => string {
  const tools = useTextTools();
  return useCallback((shape) => shapeText(shape, tools), [tools]);
}
