import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MeasuringStrategy,
  type Modifier,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/entities/order';
import { boardLayout } from '../../../orders/board/boardLayout';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import { CardTouchSensor } from './CardTouchSensor';
import { DraggedOrders } from './DraggedOrders';
import { DraggedContext } from './draggedContext';
import { peopleScroller, personOfDrop } from './dropTarget';
import { nextPerson } from './nextPerson';
import { useDragWords } from './useDragWords';
import { whatIsUnder } from './whatIsUnder';

/** px between the pointer and what hangs on it. */
const besidePx = 10;

/** What is dragged hangs beside the pointer, and not over what it is dropped on. A key moves the whole of it. */
const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const pointer = activatorEvent && getEventCoordinates(activatorEvent);
  if (!pointer || !activeNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + pointer.x - activeNodeRect.left + besidePx,
    y: transform.y + pointer.y - activeNodeRect.top + besidePx,
  };
};

/** The list of people scrolls under a card at its edge; the cards stay where they are. */
const autoScroll = { canScroll: (element: Element) => element.matches(peopleScroller) };

/** People move while something is on its way to them: their places are measured again so often. */
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging, frequency: 500 } };
const modifiers = [besidePointer];

/** Lets cards be dragged to people: by mouse, by finger, and by key from one person to the next. */
export const DragDesk = ({ children }: { children: ReactNode }) => {
  const { assign, fleet, ordersOf, selection } = useDispatching();
  const [dragged, setDragged] = useState<readonly Order[]>([]);
  const words = useDragWords();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const touch = useSensor(CardTouchSensor);
  const sensors = useSensors(
    // A click that trembles drags nothing.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // On a phone people come up over the cards: there is nothing to drag to.
    isPhone ? null : touch,
    useSensor(KeyboardSensor, { coordinateGetter: nextPerson }),
  );
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    // Felt under the finger: the card is taken, and the page scrolls no more.
    if (activatorEvent.type === 'touchstart') navigator.vibrate?.(15);
    const id = String(active.id);
    const picked = selection.picked();
    setDragged(ordersOf(picked.has(id) ? picked : [id]).filter(canBeAssigned));
  };
  const end = ({ over }: DragEndEvent) => {
    setDragged([]);
    const target = personOfDrop(over);
    if (target === undefined) return;
    const person = target === null ? null : fleet.person(target);
    if (person !== undefined) assign(dragged, person);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whatIsUnder}
      accessibility={words}
      measuring={measuring}
      autoScroll={autoScroll}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged([])}
    >
      <DraggedContext value={dragged}>{children}</DraggedContext>
      {/* It lets the pointer through: what is asked is what lies below it. */}
      <DragOverlay dropAnimation={null} modifiers={modifiers} style={{ pointerEvents: 'none' }}>
        {dragged.length > 0 && <DraggedOrders orders={dragged} />}
      </DragOverlay>
    </DndContext>
  );
};
