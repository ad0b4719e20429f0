import { paths } from '../../config/paths';

/** A page of ended orders: all of them, or those of a week or month with its sums by day. */
export interface HistoryPage {
  path: string;
  period?: 'week' | 'month';
}

/** The page of all ended orders. */
export const wholeHistory: HistoryPage = { path: paths.historyList };
const periodPages: readonly HistoryPage[] = [
  { path: paths.historyWeek, period: 'week' },
  { path: paths.historyMonth, period: 'month' },
];

/** The page at an address, with or without an order open beside it. */
export const historyPageAt = (pathname: string): HistoryPage =>
  periodPages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? wholeHistory;

/** Address of an order beside its page of the history. */
export const orderPath = ({ path }: HistoryPage, orderId: string): string => `${path}/${orderId}`;
