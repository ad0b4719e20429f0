import { useDraggable, useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { memo, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TablePlace } from '#contract/tables/floorPlan';
import { PlacedTable } from '../../../components/floor/PlacedTable';
import type { PlanArea } from '../../../components/floor/planArea';
import { useListText } from '../../../components/text/useListText';
import { customerName } from '../../display/customerName';
import { canMove } from '../timeline/useMoveBooking';
import { useFloor } from './floorContext';
import type { FloorRow } from './floorRows';
import { tableSx } from './floorStyles';
import { useSituationText } from './useSituationText';

/** A table where no one has said how it stands. */
const inGrid = {
  minBlockSize: 84,
  p: 0.5,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  font: 'inherit',
  color: 'text.primary',
  border: '2px solid',
  borderRadius: 1,
} as const;

interface FloorTableProps {
  row: FloorRow;
  /** The time that the floor shows, in milliseconds. */
  at: number;
  /** Where it stands; left out in a grid. */
  place?: TablePlace | undefined;
  area?: PlanArea;
  isPicked: boolean;
  /** Whether Tab reaches it. From there, the arrow keys lead to the others. */
  isCurrent: boolean;
}

/** A table with its state, in colour and in words. */
export const FloorTable = memo(({ row, at, place, area, isPicked, isCurrent }: FloorTableProps) => {
  const t = useTranslate();
  const list = useListText();
  const textOf = useSituationText();
  const { choose } = useFloor();
  const { id, number, table, situation } = row;
  const { state, order } = situation;
  const isMovable = order !== undefined && state !== 'clearing' && canMove(order);
  const drag = useDraggable({ id, data: { orderId: order?._id }, disabled: !isMovable });
  const drop = useDroppable({ id, disabled: !table });
  const { setNodeRef: setDragged } = drag;
  const { setNodeRef: setTarget } = drop;
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setDragged(node);
      setTarget(node);
    },
    [setDragged, setTarget],
  );
  const text = textOf(situation, new Date(at));
  const name = order && state !== 'clearing' ? customerName(order, t) : '';
  const persons = name && t('boards.panel.persons', { smart_count: order?.persons ?? 0 });
  const seats = table ? t('tableBook.seats', { min: table.min_persons, max: table.max_persons }) : '';
  const parts = [t('order.table_number', { number }), text, name, persons || seats];
  const button = {
    ref,
    type: 'button',
    'data-table-id': id,
    'data-state': state,
    'data-over': drop.isOver && !drag.isDragging,
    'data-dragged': drag.isDragging,
    'aria-label': list(parts.filter((part) => part !== '')),
    'aria-pressed': isPicked,
    tabIndex: isCurrent ? 0 : -1,
    onClick: () => choose(id),
    onMouseDown: drag.listeners?.onMouseDown as React.MouseEventHandler | undefined,
    onTouchStart: drag.listeners?.onTouchStart as React.TouchEventHandler | undefined,
  } as const;
  const face = (
    <>
      <span className="number">{number || '–'}</span>
      <span className="state" dir="auto">
        {text}
      </span>
      {name ? (
        <span className="guests">
          <bdi>{name}</bdi> · {order?.persons}
        </span>
      ) : (
        <span className="seats" dir="auto">
          {seats}
        </span>
      )}
    </>
  );
  if (place)
    return (
      <PlacedTable {...button} place={place} {...(area && { area })} shift={drag.transform} sx={tableSx}>
        {face}
      </PlacedTable>
    );
  const { transform } = drag;
  return (
    <Box
      component="button"
      {...button}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined }}
      sx={[inGrid, tableSx]}
    >
      {face}
    </Box>
  );
});
