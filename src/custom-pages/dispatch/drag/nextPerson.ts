import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { isMarkDrop } from './dropTarget';

const steps: Record<string, 1 | -1> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
};

/** A card that was taken by key goes from person to person, down the list and up again, and nowhere between. */
export const nextPerson: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      // The map says the same by place; a key goes through the list, where there is an order.
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
