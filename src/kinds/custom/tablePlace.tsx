import type { TablePlace } from '#contract/tables/floorPlan';
import type { Kind } from '../kind';

/** Where a table stands on the plan of its room. Changed on the plan. */
export const kind: Kind = {
  toText: (value, { choiceTexts }, { t }) => {
    const place = value as TablePlace | null;
    if (!place) return '';
    const { x, y, shape, width, height, rotation } = place;
    return `${t(`${choiceTexts}.${shape}`)}: ${x + 1}/${y + 1}, ${width} × ${height}, ${rotation}°`;
  },
  blank: null,
  width: 160,
};
