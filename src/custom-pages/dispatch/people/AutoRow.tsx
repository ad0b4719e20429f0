import { useDroppable } from '@dnd-kit/core';
import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useDragged } from '../drag/draggedContext';
import type { DropData } from '../drag/dropTarget';
import { PersonFrame } from './PersonRow';

/** Above all people while something is dragged: a drop here has the nearest free one found. */
export const AutoRow = () => {
  const t = useTranslate();
  const dragged = useDragged();
  const { setNodeRef, isOver } = useDroppable({
    id: 'person:auto',
    data: { personId: null } satisfies DropData,
    disabled: dragged.length === 0,
  });
  if (dragged.length === 0) return null;
  return (
    <PersonFrame ref={setNodeRef} data-drop={isOver ? 'yes' : 'maybe'}>
      <Box sx={{ inlineSize: 36, display: 'grid', placeItems: 'center', color: 'primary.main' }} aria-hidden>
        <AutoIcon />
      </Box>
      <Box sx={{ fontWeight: 600 }}>{t('dispatch.picker.auto')}</Box>
    </PersonFrame>
  );
};
