import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { DashboardTables } from '#contract/entities/insight';
import { averageOf, netOf } from '#contract/insight/measures';
import { popularityOf } from '#contract/insight/popularity';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDayText } from '../../components/time/useDayText';
import { useHistoryLink } from '../../orders/history/useHistoryLink';
import { InsightSection } from './InsightSection';
import { useCells } from './useCells';

/** With the chart library, which the figures above don't wait for. */
const SalesChart = lazyWithRetry(() => import('./charts/SalesChart'));

/** A store without table orders has no use for a row of zeros. */
const isShownType = ({ order_type, orders, cancelled }: DashboardTables['order_types'][number]): boolean =>
  order_type !== 'table' || orders + cancelled > 0;

/** Sales by day, order types, items, who called orders off, and offers. */
export const SalesSections = ({ data, before }: { data: DashboardTables; before: DashboardTables | undefined }) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { text } = useStoreFormat();
  const { count, amount } = useCells();
  const historyLink = useHistoryLink();
  const { start_date, end_date, days, order_types, items, offers, cancellations } = data;
  const range = { start_date, end_date };
  const standing = popularityOf(items);
  const beforeNet = before?.days.map(netOf) ?? null;
  return (
    <>
      <InsightSection
        title={t('dashboard.days.title')}
        about={t('dashboard.days.about')}
        columns={[
          t('orderHistory.period.day'),
          t('dashboard.net'),
          ...(beforeNet ? [t('dashboard.before')] : []),
          ...[t('dashboard.orders'), t('dashboard.discounts'), t('dashboard.refunds'), t('dashboard.cancelled')],
        ]}
        rows={days.map((day, index) => ({
          key: day.date,
          name: dayText(day.date),
          to: historyLink({ start_date: day.date, end_date: day.date }),
          cells: [
            amount(netOf(day)),
            ...(beforeNet ? [amount(beforeNet[index] ?? 0)] : []),
            ...[count(day.orders), amount(day.discount), amount(day.refunded), count(day.cancelled)],
          ],
        }))}
        file={`sales-${start_date}-${end_date}`}
        firstRows={7}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <SalesChart days={days.map((day) => ({ date: day.date, net: netOf(day) }))} before={beforeNet} />
        </Suspense>
      </InsightSection>
      <InsightSection
        title={t('dashboard.types.title')}
        about={t('dashboard.types.about')}
        columns={[t('orderHistory.filter.type'), t('dashboard.net'), t('dashboard.orders'), t('dashboard.average')]}
        rows={order_types.filter(isShownType).map((type) => ({
          key: type.order_type,
          name: t(`order.type.${type.order_type}`),
          to: historyLink({ ...range, order_type: type.order_type }),
          cells: [amount(netOf(type)), count(type.orders), amount(averageOf(netOf(type), type.orders) ?? 0)],
        }))}
        file={`types-${start_date}-${end_date}`}
        barOf={0}
      />
      <InsightSection
        title={t('dashboard.items.title')}
        about={t('dashboard.items.about')}
        columns={[
          ...([t('dashboard.items.item'), t('dashboard.items.pieces')] as const),
          ...[t('dashboard.items.amount'), t('dashboard.items.each'), t('dashboard.items.standing')],
        ]}
        rows={items.map((item) => ({
          key: item.item_id,
          name: item.name ? text(item.name) : t('dashboard.items.deleted'),
          cells: [
            ...[count(item.quantity), amount(item.amount), amount(averageOf(item.amount, item.quantity) ?? 0)],
            { shown: t(`dashboard.items.${standing(item)}`) },
          ],
        }))}
        file={`items-${start_date}-${end_date}`}
        barOf={1}
      />
      <InsightSection
        title={t('dashboard.called_off.title')}
        about={t('dashboard.called_off.about')}
        columns={[
          t('orderHistory.filter.status'),
          t('orderHistory.period.orders'),
          t('orderHistory.period.value'),
          t('orderHistory.totals.charges'),
        ]}
        rows={cancellations.map((row) => ({
          key: String(row.order_status),
          name: t(`order.status.${row.order_status}`),
          to: historyLink({ ...range, order_status: row.order_status }),
          cells: [count(row.orders), amount(row.total), amount(row.cancellation_charge)],
        }))}
        file={`cancellations-${start_date}-${end_date}`}
        barOf={0}
      />
      <InsightSection
        title={t('dashboard.offers.title')}
        about={t('dashboard.offers.about')}
        columns={[t('dashboard.offers.offer'), t('dashboard.orders'), t('dashboard.discounts'), t('dashboard.average')]}
        rows={offers.map((offer) => ({
          key: offer.promo_id ?? '',
          name: offer.promo_id ? offer.promo_code || t('dashboard.items.deleted') : t('dashboard.offers.none'),
          to: offer.promo_id ? historyLink({ ...range, promo_id: offer.promo_id }) : undefined,
          cells: [count(offer.orders), amount(offer.discount), amount(averageOf(offer.total, offer.orders) ?? 0)],
        }))}
        file={`offers-${start_date}-${end_date}`}
        barOf={0}
      />
    </>
  );
};
