import type { AreaShape } from '#contract/delivery/areas';
import { shapeText } from '../../components/delivery/useShapeText';
import type { Kind } from '../kind';

/** An area that a store delivers to: an outline, a circle or postcodes. */
export const kind: Kind = {
  toText: (value, _field, tools) => {
    const shape = value as AreaShape | null;
    if (!shape) return '';
    return shape.kind === 'postcodes' ? tools.list(shape.postcodes) : shapeText(shape, tools);
  },
  blank: { kind: 'polygon', points: [] },
  width: 200,
};
