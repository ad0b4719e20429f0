import {
  type Active,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  MeasuringStrategy,
  type Over,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { arranged, groupOf, type SortGroup, type SortMove, stepped } from './arrangement';
import { SortContext } from './sortContext';
import { type HeldRow, useHeldRow } from './useHeldRow';

/** The data of a drop target. */
interface DropData {
  kind: string;
  groupId: string;
  /** A whole group that has no rows to drop between. */
  isGroup: boolean;
}

const dropDataOf = (target: Active | Over | { data: { current: unknown } } | undefined): DropData | undefined =>
  target?.data.current as DropData | undefined;

/** The row, or the group without rows, that a dragged row is over. Rows of other kinds aren't drop targets for it. */
const withinKind: CollisionDetection = (args) => {
  const kind = dropDataOf(args.active)?.kind;
  const ofKind = args.droppableContainers.filter((container) => dropDataOf(container)?.kind === kind);
  const rows = ofKind.filter((container) => !dropDataOf(container)?.isGroup);
  const hits = pointerWithin({ ...args, droppableContainers: ofKind });
  const isRow = (id: unknown) => rows.some((row) => row.id === id);
  const row = hits.find(({ id }) => isRow(id));
  if (row) return [row];
  const group = ofKind.find(({ id }) => id === hits[0]?.id);
  if (!group) return closestCenter({ ...args, droppableContainers: ofKind });
  const inside = rows.filter((other) => dropDataOf(other)?.groupId === dropDataOf(group)?.groupId);
  return closestCenter({ ...args, droppableContainers: inside.length > 0 ? inside : [group] });
};

/**
 * Sorting by keyboard, on a focused handle: Space or Enter picks up and drops, arrow keys, Home and End move, Escape
 * cancels. Moves count positions instead of measuring them as dnd-kit's keyboard sensor does, so that a row can also be
 * moved into a group that is collapsed, empty or scrolled out of view.
 */
function sortByKey(row: HeldRow, id: string, event: KeyboardEvent): void {
  const isLifted = row.held?.id === id;
  const take = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === ' ' || event.key === 'Enter') {
    take();
    if (isLifted) row.drop();
    else row.lift(id, 'keys');
    return;
  }
  if (!isLifted) return;
  const group = groupOf(row.shown, id);
  if (event.key === 'Escape') {
    take();
    row.cancel();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    take();
    row.shift(stepped(row.shown, id, event.key === 'ArrowDown' ? 1 : -1));
  } else if (group && (event.key === 'Home' || event.key === 'End')) {
    take();
    row.shift(arranged(row.shown, id, group.id, event.key === 'Home' ? 0 : group.ids.length));
  }
}

interface SortableBoardProps {
  groups: readonly SortGroup[];
  /** A row's name, in labels and for screen readers. */
  nameOf: (id: string) => string;
  /** Saves a move. The row stays where it was dropped until the returned promise settles. */
  onMove: (move: SortMove) => unknown;
  isDisabled?: boolean;
  children: ReactNode;
}

/** dnd-kit's announcements are in English, so the board makes its own in the user's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * Lists whose rows can be reordered by pointer, touch and keyboard. Contains `SortableGroup`, `SortableRow` and
 * `SortHandle`.
 *
 * @example
 * <SortableBoard groups={[{ id: 'all', kind: 'row', ids }]} nameOf={nameOf} onMove={({ ids }) => save(ids)}>
 * <SortableGroup id="all">{(id) => <SortableRow key={id} id={id}><SortHandle />…</SortableRow>}</SortableGroup>
 * </SortableBoard>
 */
export const SortableBoard = ({ groups, nameOf, onMove, isDisabled = false, children }: SortableBoardProps) => {
  const t = useTranslate();
  const boardId = useId();
  const row = useHeldRow({ groups, nameOf, onMove });
  const { held, shown } = row;
  // A tap or click on a handle doesn't start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const handleId = (id: string) => `${boardId}-${id}`;

  const heldHandle = held?.by === 'keys' ? handleId(held.id) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that changed its place in the page lost the focus
  useEffect(() => {
    if (heldHandle) document.getElementById(heldHandle)?.focus();
  }, [heldHandle, shown]);

  const onDragOver = ({ active, over }: DragOverEvent) => {
    const target = dropDataOf(over ?? undefined)?.groupId;
    const id = String(active.id);
    if (!over || !target || groupOf(shown, id)?.id === target) return;
    const index = shown.find((group) => group.id === target)?.ids.indexOf(String(over.id)) ?? -1;
    row.shift(arranged(shown, id, target, index === -1 ? Number.POSITIVE_INFINITY : index));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const group = groupOf(shown, String(active.id));
    const index = over && group ? group.ids.indexOf(String(over.id)) : -1;
    row.drop(group && index !== -1 ? arranged(shown, String(active.id), group.id, index) : shown);
  };

  return (
    <SortContext
      value={{
        groups: shown,
        nameOf,
        liftedId: held?.id ?? null,
        isDisabled,
        handleId,
        howId: `${boardId}-how`,
        onKey: (id, event) => sortByKey(row, id, event),
        onLeave: () => {
          if (held?.by === 'keys') row.drop();
        },
      }}
    >
      <DndContext
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        sensors={sensors}
        collisionDetection={withinKind}
        onDragStart={({ active }) => row.lift(String(active.id), 'pointer')}
        onDragOver={onDragOver}
        onDragEnd={onDragEnd}
        onDragCancel={row.cancel}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        {children}
        <DragOverlay>
          {held?.by === 'pointer' && (
            <Paper
              elevation={6}
              sx={{ px: 2, py: 1.25, fontWeight: 600, cursor: 'grabbing', overflowWrap: 'anywhere' }}
            >
              {nameOf(held.id)}
            </Paper>
          )}
        </DragOverlay>
      </DndContext>
      <Box id={`${boardId}-how`} sx={visuallyHidden}>
        {t('sortable.how')}
      </Box>
      <Box role="status" aria-live="assertive" sx={visuallyHidden}>
        {row.announcement}
      </Box>
    </SortContext>
  );
};
