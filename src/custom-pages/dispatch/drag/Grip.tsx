import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { useTranslate } from 'ra-core';
import { type KeyboardEventHandler, type TouchEventHandler, use } from 'react';
import type { Order } from '#contract/entities/order';
import { GripContext } from './gripContext';

/** Takes a card by finger and by key; a mouse takes it anywhere. */
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
      onTouchStart={listeners?.onTouchStart as TouchEventHandler | undefined}
    >
      <DragIndicatorIcon fontSize="small" aria-hidden />
    </button>
  );
};
