import { useDraggable } from '@dnd-kit/core';
import { type MouseEvent, type MouseEventHandler, type ReactNode, type TouchEventHandler, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { countRender } from '../../../orders/card/renderCount';
import { DispatchFrame } from '../card/dispatchCardStyles';
import { useRisk } from '../card/useRisk';
import { useDispatching } from '../dispatchContext';
import { useIsFocused } from '../selection';
import { GripContext } from './gripContext';

interface DragCardProps {
  order: Order;
  isDisabled: boolean;
  isOpen: boolean;
  isPicked: boolean;
  hasLeft: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The frame of a card that can be dragged. Apart from what stands in it: a drag draws all frames anew, and nothing within. */
export const DragCard = ({ order, isDisabled, isOpen, isPicked, hasLeft, onClick, children }: DragCardProps) => {
  const t = useTranslate();
  const { selection } = useDispatching();
  const risk = useRisk(order);
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
        data-risk={hasLeft ? 'none' : risk}
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
