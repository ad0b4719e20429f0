import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NextPayout as Next, PayoutCause } from '#contract/entities/wallet';
import { useMayOpen } from '../../../components/access/useIsAllowed';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { walletKey } from '../../../records/wallet/useWallet';
import { PagePart } from '../PlainPage';
import { ListRow, ShortList } from '../ShortList';

type Cause = Next['causes'][number];

/** The other causes are shown with the balance: requests, and why payouts wait. */
const listed: readonly PayoutCause[] = ['open_order', 'order_change', 'contested', 'cash'];

/** Where the cause of a change is settled. Ended orders open in the history of weeks, with the permission for earnings. */
function usePlaceOf(): ({ cause, _id }: Cause) => string | null {
  const mayOpenOrders = useMayOpen(paths.todayOrders);
  return ({ cause, _id }) => {
    if (cause === 'cash') return paths.cash;
    if (cause === 'contested') return `${paths.historyWeek}/${_id}`;
    return mayOpenOrders ? `${paths.todayOrders}/${_id}` : null;
  };
}

/** Lists the causes that can still change the next payout. Left out if there is nothing, or if it can't be loaded. */
export const NextPayout = () => {
  const t = useTranslate();
  const placeOf = usePlaceOf();
  const { money } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: [...walletKey, 'next'],
    queryFn: ({ signal }) => dataProvider.getNextPayout({}, { signal }),
    retry: false,
  });
  const causes = data?.causes.filter(({ cause }) => listed.includes(cause)) ?? [];
  if (causes.length === 0) return null;
  return (
    <PagePart title="payouts.next">
      <ShortList rows={causes}>
        {(each) => {
          const place = placeOf(each);
          const name =
            each.cause === 'cash'
              ? each.name || t('earningReport.split.former')
              : t('earningReport.entries.order', { number: each.unique_id ?? '' });
          return (
            <ListRow key={`${each.cause} ${each._id}`}>
              <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
                {place ? (
                  <Link to={place} style={{ color: 'inherit' }}>
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(`payouts.cause.${each.cause}`)}</Box>
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {money(each.amount)}
              </Box>
            </ListRow>
          );
        }}
      </ShortList>
    </PagePart>
  );
};
