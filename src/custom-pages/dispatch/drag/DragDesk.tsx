import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/entities/order';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import { DraggedOrders } from './DraggedOrders';
import { DraggedContext } from './draggedContext';
import { personOfDrop } from './dropTarget';
import { nextPerson } from './nextPerson';
import { useDragWords } from './useDragWords';

/** A pointer means what it is over, a key the place that it went to. */
const detect: CollisionDetection = (given) => (given.pointerCoordinates ? pointerWithin(given) : closestCenter(given));

/** Lets cards be dragged to people: by mouse, by finger, and by key from one person to the next. */
export const DragDesk = ({ children }: { children: ReactNode }) => {
  const { assign, fleet, ordersOf, selection } = useDispatching();
  const [dragged, setDragged] = useState<readonly Order[]>([]);
  const words = useDragWords();
  const sensors = useSensors(
    // A click that trembles drags nothing.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor),
    useSensor(KeyboardSensor, { coordinateGetter: nextPerson }),
  );
  const start = ({ active }: DragStartEvent) => {
    const id = String(active.id);
    const picked = selection.picked();
    setDragged(ordersOf(picked.has(id) ? picked : [id]).filter(canBeAssigned));
  };
  const end = ({ over }: DragEndEvent) => {
    setDragged([]);
    const target = personOfDrop(over);
    if (target === undefined) return;
    const person = target === null ? null : fleet.person(target);
    // As they are now, and not as they were when they were taken.
    if (person !== undefined) assign(ordersOf(dragged.map(({ _id }) => _id)), person);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={words}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged([])}
    >
      <DraggedContext value={dragged}>{children}</DraggedContext>
      <DragOverlay dropAnimation={null}>{dragged.length > 0 && <DraggedOrders orders={dragged} />}</DragOverlay>
    </DndContext>
  );
};
