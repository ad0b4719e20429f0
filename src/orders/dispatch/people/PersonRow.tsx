import { useDroppable } from '@dnd-kit/core';
import CallIcon from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { fullName } from '#contract/providers/fullName';
import { phoneLink } from '../../../components/phone/phoneText';
import { whyNot } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import type { DropData } from '../drag/dropTarget';
import { useDragged } from '../drag/dropTarget';
import { useIsFocused, usePicked } from '../selection';
import { usePerson } from './fleet';
import type { Load } from './loads';
import { PersonAvatar } from './PersonAvatar';
import { PersonFacts } from './PersonFacts';

/** Also frames the row above all people, which is the automatic search. */
export const PersonFrame = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 60,
  paddingInline: 8,
  paddingBlock: 6,
  borderRadius: shape.borderRadius,
  border: '1.5px solid transparent',
  '&[data-focused="true"]': { borderColor: palette.primary.main },
  '&[data-drop="maybe"]': { borderColor: palette.divider, borderStyle: 'dashed' },
  '&[data-drop="yes"]': {
    borderColor: palette.primary.main,
    background: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
  },
  '&[data-drop="no"]': {
    borderColor: palette.error.main,
    background: `color-mix(in srgb, ${palette.error.main} 8%, transparent)`,
  },
  '& .who': {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .text': { minInlineSize: 0, display: 'block' },
  '& .name': { display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .no': { display: 'block', color: palette.error.main, fontSize: '0.8125rem', fontWeight: 550 },
}));

/** A delivery person: a tap focuses them; a drop, or a button once orders are selected, assigns orders to them. */
export const PersonRow = memo(({ id, load }: { id: string; load: Load }) => {
  const t = useTranslate();
  const { fleet, selection, assign, ordersOf } = useDispatching();
  const person = usePerson(fleet, id);
  const isFocused = useIsFocused(selection, id);
  const picked = usePicked(selection);
  const dragged = useDragged();
  const { setNodeRef, isOver } = useDroppable({ id: `person:${id}`, data: { personId: id } satisfies DropData });
  if (!person) return null;
  const name = fullName(person);
  const obstacles = dragged.map((order) => whyNot(order, person));
  const isRefused = dragged.length > 0 && obstacles.every((obstacle) => obstacle !== null);
  const drop = dragged.length === 0 ? 'none' : isOver ? (isRefused ? 'no' : 'yes') : 'maybe';
  const [obstacle] = obstacles;
  return (
    <PersonFrame ref={setNodeRef} data-person-id={id} data-focused={isFocused} data-drop={drop}>
      <button
        type="button"
        className="who"
        aria-pressed={isFocused}
        onClick={() => selection.focus({ kind: 'person', id })}
      >
        <PersonAvatar person={person} />
        <span className="text">
          <span className="name">
            <bdi>{name}</bdi>
          </span>
          {isRefused && isOver && obstacle ? (
            <span className="no">{t(`dispatch.obstacle.${obstacle}`, { name })}</span>
          ) : (
            <PersonFacts person={person} load={load} />
          )}
        </span>
      </button>
      {picked.size > 0 && person.availability !== 'offline' ? (
        <Button
          variant="outlined"
          aria-label={t('dispatch.people.give', { smart_count: picked.size, name })}
          onClick={() => assign(ordersOf(picked), person)}
          sx={{ flexShrink: 0, minBlockSize: 40 }}
        >
          {t('dispatch.people.give_short', { count: picked.size })}
        </Button>
      ) : (
        <IconButton
          href={phoneLink(person)}
          aria-label={t('boards.card.call', { name })}
          sx={{ inlineSize: 40, blockSize: 40, flexShrink: 0 }}
        >
          <CallIcon fontSize="small" />
        </IconButton>
      )}
    </PersonFrame>
  );
});
