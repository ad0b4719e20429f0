import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { type PlanArea, wholePlan } from './planArea';

interface PlanFrameProps {
  /** Already translated. */
  label: string;
  /** Element that describes how the plan is used. */
  describedBy?: string;
  ref?: Ref<HTMLDivElement>;
  area?: PlanArea;
  /** Bounds of a cell's side, in px: on a narrow screen the plan scrolls. */
  cellPx: { least: number; most?: number };
  children: ReactNode;
}

/** A room seen from above. It is a real room, so it isn't mirrored in Arabic, and opens at its left edge. */
export const PlanFrame = ({ label, describedBy, ref, area = wholePlan, cellPx, children }: PlanFrameProps) => (
  <Box dir="ltr" sx={{ overflowX: 'auto' }}>
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      style={{
        minInlineSize: area.columns * cellPx.least,
        maxInlineSize: cellPx.most && area.columns * cellPx.most,
        aspectRatio: `${area.columns} / ${area.rows}`,
      }}
      sx={{
        position: 'relative',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      {children}
    </Box>
  </Box>
);
