import { useDroppable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { fullName } from '#contract/providers/fullName';
import { whyNot } from '../assign/whyNot';
import { type DropData, markDropId } from '../drag/dropTarget';

/** px: large enough for a finger. */
const side = 48;

const Target = styled('div')(({ theme: { palette, shape } }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  // Map positions are measured from the left in any writing direction, and so is the map's frame.
  insetInlineStart: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  border: `2px dashed ${palette.text.secondary}`,
  '&[data-drop="yes"]': {
    border: `3px solid ${palette.primary.main}`,
    background: `color-mix(in srgb, ${palette.primary.main} 25%, transparent)`,
    zIndex: 1,
  },
  '&[data-drop="no"]': {
    border: `3px solid ${palette.error.main}`,
    background: `color-mix(in srgb, ${palette.error.main} 20%, transparent)`,
    zIndex: 1,
  },
  '& .text': {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    inlineSize: 'max-content',
    maxInlineSize: 220,
    marginBlockEnd: 4,
    paddingInline: 8,
    paddingBlock: 3,
    borderRadius: shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    color: palette.text.primary,
    fontSize: '0.8125rem',
    fontWeight: 550,
    textAlign: 'center',
  },
}));

interface PersonTargetProps {
  person: DispatchProvider;
  dragged: readonly Order[];
  /** The centre of the mark, in px from the map's corner. */
  at: { x: number; y: number };
}

/** The drop target around a person's mark; shown during a drag, with the name once it is hovered. */
export const PersonTarget = ({ person, dragged, at }: PersonTargetProps) => {
  const t = useTranslate();
  const { setNodeRef, isOver } = useDroppable({
    id: markDropId(person._id),
    data: { personId: person._id } satisfies DropData,
  });
  const name = fullName(person);
  const obstacles = dragged.map((order) => whyNot(order, person));
  const [obstacle] = obstacles;
  const isRefused = obstacles.every((one) => one !== null);
  return (
    <Target
      ref={setNodeRef}
      data-mark-of={person._id}
      data-drop={isOver ? (isRefused ? 'no' : 'yes') : 'maybe'}
      style={{ translate: `${at.x - side / 2}px ${at.y - side / 2}px` }}
    >
      {isOver && (
        <span className="text" dir="auto">
          {isRefused && obstacle ? t(`dispatch.obstacle.${obstacle}`, { name }) : name}
        </span>
      )}
    </Target>
  );
};
