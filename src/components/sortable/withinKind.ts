import { type Active, type CollisionDetection, closestCenter, type Over, pointerWithin } from '@dnd-kit/core';

/** What is told of everything that can be dropped on. */
export interface DropData {
  kind: string;
  groupId: string;
  /** The whole group, for one that has no rows to be dropped between. */
  isGroup: boolean;
}

export const dropDataOf = (target: Active | Over | { data: { current: unknown } } | undefined): DropData | undefined =>
  target?.data.current as DropData | undefined;

/** The row, or the group without rows, that a dragged row is over; those of other kinds are not there for it. */
export const withinKind: CollisionDetection = (given) => {
  const kind = dropDataOf(given.active)?.kind;
  const ofKind = given.droppableContainers.filter((container) => dropDataOf(container)?.kind === kind);
  const rows = ofKind.filter((container) => !dropDataOf(container)?.isGroup);
  const hits = pointerWithin({ ...given, droppableContainers: ofKind });
  const isRow = (id: unknown) => rows.some((row) => row.id === id);
  const row = hits.find(({ id }) => isRow(id));
  if (row) return [row];
  const group = ofKind.find(({ id }) => id === hits[0]?.id);
  if (!group) return closestCenter({ ...given, droppableContainers: ofKind });
  const inside = rows.filter((other) => dropDataOf(other)?.groupId === dropDataOf(group)?.groupId);
  return closestCenter({ ...given, droppableContainers: inside.length > 0 ? inside : [group] });
};
