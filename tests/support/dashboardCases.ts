import type { dashboardCalls } from '#contract/calls/dashboard';
import type { ContractCases } from './contractCases';

const range = { body: () => ({ start_date: '2031-06-01', end_date: '2031-06-30' }) };

/** The dashboard, and the history's sums. */
export const dashboardCases: ContractCases<
  keyof typeof dashboardCalls | 'get_order_totals' | 'get_history_period' | 'get_history_reconciliation'
> = {
  get_order_totals: { body: () => ({}) },
  get_history_period: { body: () => ({ period: 'week' }) },
  get_history_reconciliation: { body: () => ({ period: 'week' }) },
  'dashboard/tables': range,
  'dashboard/CustomerRev+Rec': range,
  'dashboard/BusyHour': range,
  'dashboard/EarningReport': { body: () => ({ year: 2031, month: 6 }) },
  get_dashboard_today: { body: () => ({}) },
};
