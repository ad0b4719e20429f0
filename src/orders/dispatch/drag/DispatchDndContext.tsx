import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { boardLayout } from '../../board/boardLayout';
import { customerName } from '../../display/customerName';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import { DraggedContext, isMarkDrop, peopleScroller, personOfDrop } from './dropTarget';
import { useDragWords } from './useDragWords';

/**
 * Whether a drop target is visible at the pointer: a row scrolled out of its list lies below the map or the
 * cards, and accepts nothing there. Marks on the map let the pointer through.
 */
function isSeenAt({ id, node }: DroppableContainer, seen: Element): boolean {
  if (isMarkDrop(id)) return seen.closest('.leaflet-container') !== null;
  return node.current?.contains(seen) ?? false;
}

/** A pointer targets what it is over, a key the row it moved to. */
const whatIsUnder: CollisionDetection = (args) => {
  const { active, collisionRect, droppableContainers, pointerCoordinates: pointer } = args;
  if (!pointer) {
    const start = active.rect.current.initial;
    // Lifted but not moved yet: dropping it immediately assigns it to no one.
    if (start && start.left === collisionRect.left && start.top === collisionRect.top) return [];
    return closestCenter({
      ...args,
      droppableContainers: droppableContainers.filter(({ id }) => !isMarkDrop(id)),
    });
  }
  const seen = document.elementFromPoint(pointer.x, pointer.y);
  if (!seen) return [];
  return pointerWithin({
    ...args,
    droppableContainers: droppableContainers.filter((container) => isSeenAt(container, seen)),
  });
};

const steps: Record<string, 1 | -1> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
};

/** A card lifted by keyboard moves from person to person, up and down the list only. */
const nextPerson: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      // The map offers the same by position; the keyboard uses the list, which has an order.
      if (isMarkDrop(id)) return [];
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const at = places.findIndex(({ id }) => id === over?.id);
  const next = places[at === -1 ? (step === 1 ? 0 : places.length - 1) : at + step];
  if (!next) return undefined;
  const { rect } = next;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

/** Follows the pointer: a small ticket, or the number of orders. */
const DraggedOrders = ({ orders }: { orders: readonly Order[] }) => {
  const t = useTranslate();
  const [first] = orders;
  if (!first) return null;
  return (
    <Paper
      elevation={6}
      sx={{
        inlineSize: 'fit-content',
        maxInlineSize: 240,
        px: 1.5,
        py: 1,
        cursor: 'grabbing',
        borderBlockStart: '3px solid',
        borderColor: 'primary.main',
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {orders.length > 1
        ? t('dispatch.picked', { smart_count: orders.length })
        : `${t('order.number', { number: first.unique_id })} ${customerName(first, t)}`}
    </Paper>
  );
};

/** A finger held this long lifts the card; moving further before that scrolls the page. */
const longPress = { delay: 250, tolerance: 8 };

const isOnGrip = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.grip') !== null;

/** A finger lifts a card by its grip immediately, and elsewhere by a long press, so that short swipes still scroll. */
class CardTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const isAtOnce = isOnGrip(props.event.target);
    super(isAtOnce ? props : { ...props, options: { ...props.options, activationConstraint: longPress } });
  }
}

/** px between the pointer and the dragged ticket. */
const besidePx = 10;

/** The dragged ticket stays beside the pointer so that it doesn't cover the target. The keyboard moves all of it. */
const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const pointer = activatorEvent && getEventCoordinates(activatorEvent);
  if (!pointer || !activeNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + pointer.x - activeNodeRect.left + besidePx,
    y: transform.y + pointer.y - activeNodeRect.top + besidePx,
  };
};

/** The list of people scrolls when a card is at its edge; the cards stay where they are. */
const autoScroll = { canScroll: (element: Element) => element.matches(peopleScroller) };

/** People move during a drag, so their positions are measured again at this interval. */
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging, frequency: 500 } };
const modifiers = [besidePointer];

/** Lets cards be dragged to people: by mouse, by touch, and by keyboard from person to person. */
export const DispatchDndContext = ({ children }: { children: ReactNode }) => {
  const { assign, fleet, ordersOf, selection } = useDispatching();
  const [dragged, setDragged] = useState<readonly Order[]>([]);
  const words = useDragWords();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const touch = useSensor(CardTouchSensor);
  const sensors = useSensors(
    // A shaky click drags nothing.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // On a phone, people open over the cards, so there is nothing to drag to.
    isPhone ? null : touch,
    useSensor(KeyboardSensor, { coordinateGetter: nextPerson }),
  );
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    // Vibrates: the card is lifted, and the page no longer scrolls.
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
      {/* Ignores the pointer, so that hit tests find what is below. */}
      <DragOverlay dropAnimation={null} modifiers={modifiers} style={{ pointerEvents: 'none' }}>
        {dragged.length > 0 && <DraggedOrders orders={dragged} />}
      </DragOverlay>
    </DndContext>
  );
};
