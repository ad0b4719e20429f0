import { useDraggable } from '@dnd-kit/core';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  createContext,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type TouchEventHandler,
  use,
  useMemo,
} from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { countRender } from '../../card/cardStyles';
import { useCustomerUrgency } from '../../display/OrderClock';
import { DispatchFrame } from '../card/dispatchCardStyles';
import { useDispatching } from '../dispatchContext';
import { useIsFocused } from '../selection';

type Draggable = ReturnType<typeof useDraggable>;

/** The card's drag handlers for its grip, for touch and keyboard. */
const GripContext = createContext<Pick<Draggable, 'listeners' | 'attributes' | 'setActivatorNodeRef'> | null>(null);

/** Lifts a card by keyboard, or by touch immediately. A mouse or a long press can lift it anywhere. */
export const Grip = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const grip = use(GripContext);
  if (!grip) return null;
  const { listeners, attributes, setActivatorNodeRef } = grip;
  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="grip"
      aria-label={t('dispatch.drag.grip', { number: order.unique_id })}
      aria-describedby={attributes['aria-describedby']}
      onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
    >
      <DragIndicatorIcon fontSize="small" aria-hidden />
    </button>
  );
};

interface DragCardProps {
  order: Order;
  isDisabled: boolean;
  isOpen: boolean;
  isPicked: boolean;
  hasLeft: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/**
 * A draggable card's frame. Separate from its content, because a drag re-renders all frames but nothing inside them.
 */
export const DragCard = ({ order, isDisabled, isOpen, isPicked, hasLeft, onClick, children }: DragCardProps) => {
  const t = useTranslate();
  const { selection } = useDispatching();
  const urgency = useCustomerUrgency(order);
  const isFocused = useIsFocused(selection, order._id);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: order._id,
    disabled: isDisabled,
    attributes: { roleDescription: t('dispatch.drag.what') },
  });
  const grip = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <GripContext value={grip}>
      <DispatchFrame
        ref={setNodeRef}
        aria-labelledby={`order-${order._id}`}
        aria-hidden={hasLeft || undefined}
        data-testid="order-card"
        data-order={order.unique_id}
        data-order-id={order._id}
        data-urgency={hasLeft ? 'calm' : urgency}
        data-open={isOpen}
        data-picked={isPicked}
        data-focused={isFocused}
        data-dragged={isDragging}
        data-left={hasLeft}
        {...countRender(order._id)}
        onMouseDown={listeners?.onMouseDown as MouseEventHandler | undefined}
        onTouchStart={listeners?.onTouchStart as TouchEventHandler | undefined}
        onClick={onClick}
      >
        {children}
      </DispatchFrame>
    </GripContext>
  );
};
