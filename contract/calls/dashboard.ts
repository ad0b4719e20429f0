import { z } from 'zod';
import {
  busyHoursSchema,
  customerRevenueSchema,
  dashboardTablesSchema,
  dashboardTodaySchema,
  earningReportSchema,
} from '../entities/insight';
import { listDay } from '../entities/shared';
import { insightDaysMax, isInsightRange } from '../insight/ranges';
import { body, call, noBody } from './call';

const ofDashboard = { audience: 'session', permission: 'store/earning', storeFlag: 'is_show_dashboard' } as const;

const range = body({ start_date: listDay, end_date: listDay }).refine(isInsightRange, {
  error: `1 to ${insightDaysMax} days`,
  path: ['end_date'],
});
const days = `Business days, at most ${insightDaysMax}`;

/** The dashboard. The specification gives its calls a base and names of their own (ADR 0084). */
export const dashboardCalls = {
  'dashboard/tables': call({
    ...ofDashboard,
    summary: `Sales by day and by order type, who called orders off, items, offers, customers who came back, and tables. ${days}`,
    body: range,
    reply: dashboardTablesSchema,
  }),
  'dashboard/CustomerRev+Rec': call({
    ...ofDashboard,
    summary: `What new and returning customers brought, and how many orders of each a day had. ${days}`,
    body: range,
    reply: customerRevenueSchema,
  }),
  'dashboard/BusyHour': call({
    ...ofDashboard,
    summary: `Orders by weekday and hour of placing, and how long orders took and how late they were. ${days}`,
    body: range,
    reply: busyHoursSchema,
  }),
  'dashboard/EarningReport': call({
    ...ofDashboard,
    summary: 'Sales of each month of a year, or of each day of a month (1 to 12)',
    body: body({ year: z.int().min(1970).max(2999), month: z.int().min(1).max(12).optional() }),
    reply: earningReportSchema,
  }),
  get_dashboard_today: call({
    ...ofDashboard,
    summary: 'Sales of today so far, of the same weekday a week ago until the same time, and of that whole day',
    body: noBody,
    reply: dashboardTodaySchema,
  }),
} as const;
