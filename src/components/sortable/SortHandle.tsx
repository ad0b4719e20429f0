import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { RowContext, useSorting } from './sortContext';

/** By which a row is dragged, and moved by key. Not there where nothing can be moved. */
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
      // The row changing its place takes the focus too, and then nothing else gets it.
      onBlur={(event) => event.relatedTarget && event.relatedTarget !== event.currentTarget && onLeave()}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', flexShrink: 0, ...sx }}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
};
