import { type UseSortableArguments, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { groupOf } from './arrangement';
import { RowContext, useSorting } from './sortContext';

/** A row that its `SortHandle` moves. */
export const SortableRow = ({ id, sx, children }: { id: string; sx?: SxProps; children: ReactNode }) => {
  const { groups, liftedId, isDisabled } = useSorting();
  const group = groupOf(groups, id);
  const data: UseSortableArguments['data'] = { kind: group?.kind ?? '', groupId: group?.id ?? '', isGroup: false };
  const sortable = useSortable({ id, data, disabled: isDisabled });
  return (
    <RowContext value={{ id, listeners: sortable.listeners, setActivatorNodeRef: sortable.setActivatorNodeRef }}>
      <Box
        component="li"
        ref={sortable.setNodeRef}
        style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
        sx={{
          position: 'relative',
          ...(liftedId === id && {
            outline: '2px solid',
            outlineColor: 'primary.main',
            borderRadius: 1,
            zIndex: 1,
            opacity: sortable.isDragging ? 0.5 : 1,
          }),
          ...sx,
        }}
      >
        {children}
      </Box>
    </RowContext>
  );
};
