import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { type KeyboardEventHandler, use } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { GripContext } from './gripContext';

/** Takes a card by key, and by finger at once; a mouse takes it anywhere, and so does a finger that rests. */
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
