import { createContext, use } from 'react';
import type { Order } from '#contract/entities/order';

/** The orders that are being dragged; none at most times. */
export const DraggedContext = createContext<readonly Order[]>([]);

export const useDragged = (): readonly Order[] => use(DraggedContext);
