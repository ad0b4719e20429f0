import { type CollisionDetection, closestCenter, type DroppableContainer, pointerWithin } from '@dnd-kit/core';
import { isMarkDrop } from './dropTarget';

/**
 * Whether a place is seen where the pointer is: a row that was scrolled out of its list lies below the map or the
 * cards, and takes nothing there. Marks stand on the map and let the pointer through.
 */
function isSeenAt({ id, node }: DroppableContainer, seen: Element): boolean {
  if (isMarkDrop(id)) return seen.closest('.leaflet-container') !== null;
  return node.current?.contains(seen) ?? false;
}

/** A pointer means what it is over, a key the row that it went to. */
export const whatIsUnder: CollisionDetection = (given) => {
  const { active, collisionRect, droppableContainers, pointerCoordinates: pointer } = given;
  if (!pointer) {
    const start = active.rect.current.initial;
    // Lifted and not moved yet: whoever puts it down at once gives it to nobody.
    if (start && start.left === collisionRect.left && start.top === collisionRect.top) return [];
    return closestCenter({
      ...given,
      droppableContainers: droppableContainers.filter(({ id }) => !isMarkDrop(id)),
    });
  }
  const seen = document.elementFromPoint(pointer.x, pointer.y);
  if (!seen) return [];
  return pointerWithin({
    ...given,
    droppableContainers: droppableContainers.filter((container) => isSeenAt(container, seen)),
  });
};
