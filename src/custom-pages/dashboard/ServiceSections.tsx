import { useTranslate } from 'react-admin';
import type { BusyHours, CustomerRevenue } from '#contract/entities/insight';
import { averageOf, latenessCost } from '#contract/insight/measures';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useHistoryLink } from '../../orders/history/useHistoryLink';
import { HeatMap } from './HeatMap';
import { InsightSection } from './InsightSection';
import { useCells } from './useCells';

/** A store without table orders has no use for a row of zeros. */
const isShownTime = ({ order_type, orders, late_orders, lost_orders }: BusyHours['times'][number]): boolean =>
  order_type !== 'table' || orders + late_orders + lost_orders > 0;

/** Busy hours, and how long orders took. */
export const HourSections = ({ data }: { data: BusyHours }) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { count, amount } = useCells();
  const historyLink = useHistoryLink();
  const { start_date, end_date, hours, times } = data;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const busiest = [...hours].sort((a, b) => b.orders - a.orders);
  return (
    <>
      <InsightSection
        title={t('dashboard.hours.title')}
        about={t('dashboard.hours.about')}
        columns={[t('dashboard.hours.hour'), t('orderHistory.period.orders'), t('order.total')]}
        rows={busiest.map(({ weekday: day, hour, orders, total }) => ({
          key: `${day} ${hour}`,
          name: `${weekday.format(new Date(Date.UTC(2000, 0, 2 + day, 12)))} ${String(hour).padStart(2, '0')}:00`,
          cells: [count(orders), amount(total)],
        }))}
        file={`hours-${start_date}-${end_date}`}
        firstRows={5}
      >
        <HeatMap hours={hours} />
      </InsightSection>
      <InsightSection
        title={t('dashboard.late.title')}
        about={t('dashboard.late.about')}
        columns={[
          ...([t('orderHistory.filter.type'), t('dashboard.late.minutes'), t('dashboard.late.orders')] as const),
          ...[t('dashboard.late.by'), t('dashboard.refunds'), t('orderHistory.period.lost'), t('dashboard.late.cost')],
        ]}
        rows={times.filter(isShownTime).map((time) => ({
          key: time.order_type,
          name: t(`order.type.${time.order_type}`),
          to: historyLink({ start_date, end_date, order_type: time.order_type }),
          cells: [
            ...[count(averageOf(time.minutes, time.orders) ?? 0), count(time.late_orders)],
            count(averageOf(time.late_minutes, time.late_orders) ?? 0),
            ...[amount(time.late_refunded), amount(time.lost_total), amount(latenessCost(time))],
          ],
        }))}
        file={`lateness-${start_date}-${end_date}`}
        barOf={5}
      />
    </>
  );
};

/** New and returning customers. */
export const CustomerSection = ({ data }: { data: CustomerRevenue }) => {
  const t = useTranslate();
  const { count, amount } = useCells();
  const historyLink = useHistoryLink();
  const { start_date, end_date, groups } = data;
  return (
    <InsightSection
      title={t('dashboard.customers.title')}
      about={t('dashboard.customers.about')}
      columns={[t('dashboard.customers.group'), t('dashboard.orders'), t('order.total'), t('dashboard.average')]}
      rows={groups.map(({ group, orders, total }) => ({
        key: group,
        name: t(`dashboard.customers.${group}`),
        to: historyLink({ start_date, end_date }),
        cells: [count(orders), amount(total), amount(averageOf(total, orders) ?? 0)],
      }))}
      file={`customers-${start_date}-${end_date}`}
      barOf={0}
    />
  );
};
