import { useTranslate } from 'react-admin';
import type { DashboardTables } from '#contract/entities/insight';
import { averageOf } from '#contract/insight/measures';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useHistoryLink } from '../../orders/history/useHistoryLink';
import { InsightSection } from './InsightSection';
import { useCells } from './useCells';

/** Customers who came back after a first order with an offer or without one. */
export const ReturnSection = ({ data }: { data: DashboardTables }) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { count } = useCells();
  const historyLink = useHistoryLink();
  const { start_date, end_date, first_orders } = data;
  const share = (part: number, whole: number) => {
    const value = whole > 0 ? part / whole : 0;
    return {
      shown: value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
      value: Number(value.toFixed(3)),
    };
  };
  return (
    <InsightSection
      title={t('dashboard.returned.title')}
      about={t('dashboard.returned.about')}
      columns={[
        ...([t('dashboard.returned.first_order'), t('dashboard.customers.group')] as const),
        ...[t('dashboard.returned.returned'), t('dashboard.returned.share')],
      ]}
      rows={first_orders.map(({ group, customers, returned }) => ({
        key: group,
        name: t(`dashboard.returned.${group}`),
        to: historyLink({ start_date, end_date }),
        cells: [count(customers), count(returned), share(returned, customers)],
      }))}
      file={`returned-${start_date}-${end_date}`}
      barOf={2}
    />
  );
};

/** Completed orders by table, once there are some. */
export const TableSection = ({ data }: { data: DashboardTables }) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { count, amount } = useCells();
  const historyLink = useHistoryLink();
  const { start_date, end_date, tables } = data;
  if (tables.length === 0) return null;
  return (
    <InsightSection
      title={t('dashboard.tables.title')}
      about={t('dashboard.tables.about')}
      columns={[t('dashboard.tables.table'), t('dashboard.orders'), t('order.total'), t('dashboard.average')]}
      rows={tables.map(({ table_id, number, orders, total }) => ({
        key: table_id ?? '',
        name:
          number === null
            ? t(table_id ? 'dashboard.items.deleted' : 'dashboard.tables.none')
            : number.toLocaleString(locale),
        to: historyLink({ start_date, end_date, order_type: 'table' }),
        cells: [count(orders), amount(total), amount(averageOf(total, orders) ?? 0)],
      }))}
      file={`tables-${start_date}-${end_date}`}
      barOf={1}
    />
  );
};
