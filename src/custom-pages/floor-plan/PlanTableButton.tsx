import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { TablePlace } from '#contract/tables/floorPlan';
import { PlacedTable } from '../../components/floor/PlacedTable';
import type { PlanTable } from './usePlaces';

/** Cells that an arrow key moves a table; with Shift it moves farther. */
const step = { one: 1, far: 5 };

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PlanTableButtonProps {
  table: PlanTable;
  place: TablePlace;
  isSelected: boolean;
  onSelect: () => void;
  onMove: (x: number, y: number) => void;
}

/** A table on the plan. The plan shows a real room, so it and its arrow keys aren't mirrored in Arabic. */
export const PlanTableButton = ({ table, place, isSelected, onSelect, onMove }: PlanTableButtonProps) => {
  const t = useTranslate();
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: table.id });
  const { number, min_persons, max_persons } = table;
  const persons = min_persons === max_persons ? String(max_persons) : `${min_persons}–${max_persons}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const cells = event.shiftKey ? step.far : step.one;
    onMove(place.x + direction[0] * cells, place.y + direction[1] * cells);
  };
  return (
    <PlacedTable
      ref={setNodeRef}
      {...listeners}
      place={place}
      shift={transform}
      aria-label={t('floorPlan.table', { number, persons })}
      aria-pressed={isSelected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      sx={{
        bgcolor: isSelected ? 'action.selected' : 'background.paper',
        borderColor: isSelected ? 'primary.main' : 'text.secondary',
        cursor: isDragging ? 'grabbing' : 'grab',
        touchAction: 'none',
        zIndex: isDragging || isSelected ? 2 : 1,
      }}
    >
      <Box component="span" sx={{ fontWeight: 700 }}>
        {number}
      </Box>
      <Box component="span" sx={{ fontSize: '0.75rem' }}>
        {persons}
      </Box>
    </PlacedTable>
  );
};
