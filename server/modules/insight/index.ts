import type { dashboardCalls } from '#contract/calls/dashboard';
import type { Handlers } from '#server/http/handler';
import { getBusyHours, getCustomerRevenue } from './customersAndHours';
import { getDashboardToday, getEarningReport } from './earningReport';
import { getTables } from './tables';

export const insightHandlers: Handlers<keyof typeof dashboardCalls> = {
  'dashboard/tables': getTables,
  'dashboard/CustomerRev+Rec': getCustomerRevenue,
  'dashboard/BusyHour': getBusyHours,
  'dashboard/EarningReport': getEarningReport,
  get_dashboard_today: getDashboardToday,
};
