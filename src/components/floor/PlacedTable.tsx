import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import type { TablePlace } from '#contract/tables/floorPlan';
import { type PlanArea, wholePlan } from './planArea';

const share = (cells: number, all: number): string => `${(cells / all) * 100}%`;

/** Whether a table's long side is nearer to the vertical than to the horizontal. */
const isUpright = (rotation: number): boolean => rotation % 180 >= 45 && rotation % 180 <= 135;

interface PlacedTableProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'color'> {
  place: TablePlace;
  area?: PlanArea;
  /** How far it has been dragged, in px. */
  shift?: { x: number; y: number } | null;
  sx?: SxProps<Theme>;
}

/** A table on a `PlanFrame`, as a button in its shape. What is written on it isn't turned. */
export const PlacedTable = ({ place, area = wholePlan, shift, sx, children, ...button }: PlacedTableProps) => {
  const { x, y, shape, width, height, rotation } = place;
  return (
    <Box
      component="button"
      type="button"
      {...button}
      style={{
        insetInlineStart: share(x - area.x, area.columns),
        insetBlockStart: share(y - area.y, area.rows),
        inlineSize: share(width, area.columns),
        blockSize: share(height, area.rows),
        transform: `translate(${shift?.x ?? 0}px, ${shift?.y ?? 0}px) rotate(${rotation}deg)`,
      }}
      sx={[
        {
          position: 'absolute',
          p: 0,
          display: 'grid',
          placeItems: 'center',
          font: 'inherit',
          color: 'text.primary',
          border: '2px solid',
          borderRadius: shape === 'round' ? '50%' : 1,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        component="span"
        style={{
          transform: `rotate(${-rotation}deg)`,
          inlineSize: isUpright(rotation) ? share(height, width) : '100%',
        }}
        sx={{ display: 'grid', justifyItems: 'center', gridTemplateColumns: 'minmax(0, 1fr)', lineHeight: 1.15 }}
      >
        {children}
      </Box>
    </Box>
  );
};
