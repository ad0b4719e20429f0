import { type UseSortableArguments, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { useTranslate } from 'react-admin';
import { groupOf } from './arrangement';
import { RowContext, useSorting } from './sortContext';

/** The handle by which a row is dragged or moved by keyboard. Hidden while nothing can be moved. */
export const SortHandle = ({ sx }: { sx?: SxProps }) => {
  const t = useTranslate();
  const { nameOf, liftedId, isDisabled, handleId, howId, onKey, onLeave } = useSorting();
  const row = use(RowContext);
  if (isDisabled || !row) return null;
  return (
    <IconButton
      {...row.listeners}
      ref={row.setActivatorNodeRef}
      id={handleId(row.id)}
      aria-label={t('sortable.handle', { name: nameOf(row.id) })}
      aria-describedby={howId}
      aria-pressed={liftedId === row.id}
      onKeyDown={(event) => onKey(row.id, event)}
      // When the row changes its position, it takes the focus with it and nothing else gets it.
      onBlur={(event) => event.relatedTarget && event.relatedTarget !== event.currentTarget && onLeave()}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', flexShrink: 0, ...sx }}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
};

/** A row with a `SortHandle` that moves it. */
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
