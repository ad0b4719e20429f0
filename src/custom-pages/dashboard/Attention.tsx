import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { expiresSoon, isExpired } from '#contract/documents/expiry';
import { limits } from '#contract/limits';
import { urgencyOf } from '#contract/orders/clocks';
import { dateFrom, storeDate } from '#contract/time';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { documentsPath, paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retriesUnreached } from '../../records/list/retriesUnreached';

/** Reviews of the last days with so few stars need an answer. */
const lowRatings: (1 | 2)[] = [1, 2];
const reviewDays = 30;
/** Payments and refunds of older orders have been settled otherwise by now. */
const paymentDays = 30;
/** So many of their orders, the newest, have a link each. */
const paymentLinks = 5;
const everyMs = 60_000;

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** How many of each need attention; a card that the account may not see isn't counted. */
function useAttention() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const isAllowed = useIsAllowed();
  const { store, timezone } = useStoreFormat();
  const count = <Data,>(name: string, enabled: boolean, queryFn: (signal: AbortSignal) => Promise<Data>) => ({
    queryKey: ['dashboard', 'attention', name],
    queryFn: ({ signal }: { signal: AbortSignal }) => queryFn(signal),
    ...{ enabled, refetchInterval: everyMs, retry: retriesUnreached },
  });
  const late = useQuery(
    count('late', isAllowed({ permission: 'store/order' }), async (signal) => {
      const body = { board: 'today', sort_by: 'deadline', perPage: limits.perPageMax } as const;
      const { data } = await dataProvider.getOrderList(body, { signal });
      return data.filter((order) => urgencyOf(order, store.order_rules, new Date()) === 'late').length;
    }),
  );
  const payments = useQuery(
    count('payments', isAllowed({ permission: 'store/order' }), async (signal) => {
      const start_date = dateFrom(storeDate(new Date(), timezone), 0 - paymentDays);
      const newest = { sort_by: 'created_at', sort_order: 'DESC', perPage: paymentLinks } as const;
      const body = { start_date, filter: { has_failed_payment: true } as const, ...newest };
      const { data: orders, count: number } = await dataProvider.getOrderList(body, { signal });
      return { number, orders };
    }),
  );
  const documents = useQuery(
    count('documents', isAllowed({ ownerOnly: true }), async (signal) => {
      const today = storeDate(new Date(), timezone);
      const { data } = await dataProvider.getDocumentList({ type: 2 }, { signal });
      return data.filter(({ document }) => {
        const expires_on = document?.expires_on ?? null;
        return isExpired(expires_on, today) || expiresSoon(expires_on, today);
      }).length;
    }),
  );
  const reviews = useQuery(
    count('reviews', isAllowed({ permission: 'store/review' }), async (signal) => {
      const start_date = dateFrom(storeDate(new Date(), timezone), 0 - reviewDays);
      const filter = { is_unanswered: true, rating: lowRatings };
      return (await dataProvider.getReviewsList({ start_date, filter, perPage: 1 }, { signal })).count;
    }),
  );
  const soldOut = useQuery(
    count('sold_out', isAllowed({ permission: 'store/product' }), async (signal) => {
      return (await dataProvider.getItemList({ filter: { is_in_stock: false }, perPage: 1 }, { signal })).count;
    }),
  );
  const cash = useQuery(
    count('cash', isAllowed({ permission: ['store/earning', 'store/providers'] }), async (signal) => {
      const { data } = await dataProvider.getCash({}, { signal });
      return data.filter(({ overdue }) => overdue > 0).length;
    }),
  );
  const failedOrders = payments.data?.orders ?? [];
  const cards = [
    { name: 'late', query: late, to: paths.todayOrders },
    { name: 'payments', query: payments, to: failedOrders },
    { name: 'documents', query: documents, to: documentsPath },
    { name: 'reviews', query: reviews, to: filtered(paths.reviews, { is_unanswered: true }) },
    { name: 'cash', query: cash, to: paths.cash },
    { name: 'sold_out', query: soldOut, to: filtered(paths.itemList, { is_in_stock: false }) },
  ] as const;
  return {
    isLoading: cards.some(({ query }) => query.isLoading),
    shown: cards
      .map(({ name, query: { data = 0 }, to }) => ({ name, to, number: typeof data === 'number' ? data : data.number }))
      .filter(({ number }) => number > 0),
  };
}

/** Lists what should be done now, with links to where. */
export const Attention = () => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { shown, isLoading } = useAttention();
  return (
    <Box component="section" aria-label={t('dashboard.attention.title')}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {t('dashboard.attention.title')}
      </Typography>
      {shown.length === 0 && isLoading && <Skeleton variant="rounded" height={72} />}
      {shown.length === 0 && !isLoading && (
        <Typography color="text.secondary">{t('dashboard.attention.none')}</Typography>
      )}
      {shown.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          }}
        >
          {shown.map(({ name, number, to }) => (
            <Surface key={name} as="li" sx={{ p: 1.5 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {t(`dashboard.attention.${name}`, { number: number.toLocaleString(locale) })}
              </Typography>
              {typeof to === 'string' ? (
                <Link component={RouterLink} to={to}>
                  {t(`dashboard.attention.${name}_action`)}
                </Link>
              ) : (
                to.map(({ _id, unique_id }) => (
                  <Link
                    key={_id}
                    component={RouterLink}
                    to={`${paths.todayOrders}/${_id}`}
                    aria-label={t('boards.panel.title', { number: unique_id })}
                    sx={{ marginInlineEnd: 1 }}
                  >
                    {t('order.number', { number: unique_id })}
                  </Link>
                ))
              )}
            </Surface>
          ))}
        </Box>
      )}
    </Box>
  );
};
