import { TouchSensor } from '@dnd-kit/core';

/** A finger that rests for so long takes the card; one that moves farther before scrolls the page. */
const longPress = { delay: 250, tolerance: 8 };

const isOnGrip = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.grip') !== null;

/** A finger takes a card by its grip at once, and anywhere else by a long press: a short swipe over the cards scrolls. */
export class CardTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const isAtOnce = isOnGrip(props.event.target);
    super(isAtOnce ? props : { ...props, options: { ...props.options, activationConstraint: longPress } });
  }
}
