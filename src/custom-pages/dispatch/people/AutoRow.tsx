import { useDroppable } from '@dnd-kit/core';
import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useDispatching } from '../dispatchContext';
import { useDragged } from '../drag/draggedContext';
import type { DropData } from '../drag/dropTarget';
import { usePicked } from '../selection';
import { PersonFrame } from './PersonRow';

/**
 * Above all people: what is dropped here has the nearest free one found. It stands there before anything is dragged too,
 * so that no person moves away from under a hand.
 */
export const AutoRow = () => {
  const t = useTranslate();
  const { assign, ordersOf, selection } = useDispatching();
  const picked = usePicked(selection);
  const dragged = useDragged();
  const { setNodeRef, isOver } = useDroppable({ id: 'person:auto', data: { personId: null } satisfies DropData });
  const name = t('dispatch.picker.auto');
  return (
    <PersonFrame ref={setNodeRef} data-drop={dragged.length === 0 ? 'none' : isOver ? 'yes' : 'maybe'}>
      <Box sx={{ inlineSize: 36, display: 'grid', placeItems: 'center', color: 'primary.main' }} aria-hidden>
        <AutoIcon />
      </Box>
      <Box sx={{ flex: 1, minInlineSize: 0, fontWeight: 600 }}>{name}</Box>
      {picked.size > 0 && (
        <Button
          variant="outlined"
          aria-label={t('dispatch.people.give', { smart_count: picked.size, name })}
          onClick={() => assign(ordersOf(picked), null)}
          sx={{ flexShrink: 0, minBlockSize: 40 }}
        >
          {t('dispatch.people.give_short', { count: picked.size })}
        </Button>
      )}
    </PersonFrame>
  );
};
