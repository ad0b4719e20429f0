import { paths } from '../../config/paths';
import type { HistoryFilters } from './historyChoice';

/**
 * The address of the orders behind a number, in the history.
 *
 * @example historyLink({ start_date: '2031-06-01', end_date: '2031-06-01' })
 */
export const historyLink = (filters: HistoryFilters): string =>
  `${paths.historyList}?filter=${encodeURIComponent(JSON.stringify({ days: 'custom', ...filters }))}`;
