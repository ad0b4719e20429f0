import { createContext, use } from 'react';
import type { OrderRules } from '#contract/orders/orderRules';

/** What an order's parts must know of its store to show it. */
export interface OrderFormat {
  timezone: string;
  /** The screen's language, as `Intl` names it. */
  locale: string;
  /** Position of that language in multilingual values. */
  language: number;
  rules: OrderRules;
}

export const OrderContext = createContext<OrderFormat | null>(null);

/** The surroundings of the orders on this page. */
export function useOrderFormat(): OrderFormat {
  const surroundings = use(OrderContext);
  if (!surroundings) throw new Error('OrderContext is missing above this component');
  return surroundings;
}
