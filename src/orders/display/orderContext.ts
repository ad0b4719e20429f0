import { createContext, use } from 'react';
import type { OrderRules } from '#contract/orders/orderRules';
import type { DayRules } from '#contract/time';

/** Facts about the store that components need to show an order. */
export interface OrderFormat extends DayRules {
  /** The screen's language, as a tag for `Intl`. */
  locale: string;
  /** Position of that language in multilingual values. */
  language: number;
  rules: OrderRules;
}

export const OrderContext = createContext<OrderFormat | null>(null);

/** The format of the orders on this page. */
export function useOrderFormat(): OrderFormat {
  const surroundings = use(OrderContext);
  if (!surroundings) throw new Error('OrderContext is missing above this component');
  return surroundings;
}
