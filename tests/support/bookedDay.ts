import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import type { TestSession } from './login';

/** Everything that a store reads of a day's ended orders and of their money. */
export async function readDay({ app }: TestApp, owner: TestSession, day: string) {
  const dates = { start_date: day, end_date: day };
  const ended = async (query?: string) => {
    const listed = { board: 'history', ...dates, perPage: 100, ...(query && { query }) } as const;
    return (await callAs(app, owner, 'get_order_list', listed)).data.map(({ unique_id }) => unique_id);
  };
  return {
    history: await ended(),
    found: await ended('Test'),
    totals: await callAs(app, owner, 'get_order_totals', dates),
    period: await callAs(app, owner, 'get_history_period', { period: 'day', date: day }),
    reconciliation: await callAs(app, owner, 'get_history_reconciliation', { period: 'day', date: day }),
    tables: await callAs(app, owner, 'dashboard/tables', dates),
    customers: await callAs(app, owner, 'dashboard/CustomerRev+Rec', dates),
    hours: await callAs(app, owner, 'dashboard/BusyHour', dates),
    report: await callAs(app, owner, 'dashboard/EarningReport', { year: Number(day.slice(0, 4)) }),
    earning: await callAs(app, owner, 'get_earning', dates),
  };
}
