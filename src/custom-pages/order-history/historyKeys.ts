import type { HistoryChoice } from './historyChoice';

/** Where ended orders and their sums are kept in the query cache: apart from the live orders, whose changes load lists anew. */
export const historyKeys = {
  all: ['order_history'] as const,
  lists: ['order_history', 'list'] as const,
  list: (body: object) => ['order_history', 'list', body] as const,
  totals: ['order_history', 'totals'] as const,
  totalsOf: (choice: HistoryChoice) => ['order_history', 'totals', choice] as const,
  providers: ['order_history', 'providers'] as const,
};
