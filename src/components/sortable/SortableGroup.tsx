import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSorting } from './sortContext';

interface SortableGroupProps {
  id: string;
  label?: string;
  sx?: SxProps;
  /** Shown in a group without rows, which is still a drop target. */
  empty?: ReactNode;
  children: (id: string) => ReactNode;
}

/** One list of a board, with its rows in their current order. */
export const SortableGroup = ({ id, label, sx, empty, children }: SortableGroupProps) => {
  const { groups } = useSorting();
  const group = groups.find((other) => other.id === id);
  const kind = group?.kind ?? '';
  const { setNodeRef, isOver } = useDroppable({ id: `group:${id}`, data: { kind, groupId: id, isGroup: true } });
  const ids = [...(group?.ids ?? [])];
  return (
    <SortableContext id={id} items={ids} strategy={verticalListSortingStrategy}>
      <Box ref={setNodeRef} sx={{ bgcolor: isOver ? 'action.hover' : 'transparent' }}>
        {ids.length === 0 && empty}
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...sx }}>
          {ids.map(children)}
        </Box>
      </Box>
    </SortableContext>
  );
};
