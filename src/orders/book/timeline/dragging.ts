import { type Announcements, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A shaky click drags nothing. Constants, because a sensor with other options would draw every booking again. */
const byMouse = { activationConstraint: { distance: 6 } };
/** A finger held this long lifts a booking; moving further before that scrolls. */
const byTouch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** The result of a move is spoken by the page itself. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
export const dragAccessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

/** How a booking is lifted, by mouse and by touch. */
export const useDragSensors = () => useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
