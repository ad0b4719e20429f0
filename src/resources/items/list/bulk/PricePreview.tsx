import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { PriceChange } from '#contract/entities/priceChange';
import { limits } from '#contract/limits';
import { changedPrice } from '#contract/menu/priceChange';
import { useStoreFormat } from '../../../../components/store/useStoreFormat';
import { raName } from '../../../index';
import type { ListedItem } from '../listedItem';

const resource = raName('items');
const atOnce = limits.perPageMax;

interface PricePreviewProps {
  ids: readonly string[];
  price: PriceChange | { set: number };
}

/** Old and new price of each item, reckoned as the server will. */
export const PricePreview = ({ ids, price }: PricePreviewProps) => {
  const t = useTranslate();
  const { text, money } = useStoreFormat();
  const dataProvider = useDataProvider();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [resource, 'previewed', ids],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) =>
      (await dataProvider.getMany<ListedItem>(resource, { ids: ids.slice(pageParam, pageParam + atOnce) })).data,
    getNextPageParam: (_last, pages) => (pages.length * atOnce < ids.length ? pages.length * atOnce : undefined),
  });
  if (isError)
    return (
      <Alert severity="warning" action={<Button onClick={() => refetch()}>{t('recordLists.error.retry')}</Button>}>
        {t('items.bulk.preview_failed')}
      </Alert>
    );
  const next = (item: ListedItem) => ('set' in price ? price.set : changedPrice(item.price, price));
  const items = data?.pages.flat() ?? [];
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box
        role="group"
        aria-label={t('items.bulk.preview')}
        // A part that scrolls must be reached by key.
        tabIndex={0}
        sx={{ maxBlockSize: 220, overflowY: 'auto', px: 1.5 }}
      >
        {isPending && <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('recordLists.loading')}</Typography>}
        <Box
          component="table"
          sx={{ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', fontSize: 14 }}
        >
          <thead>
            <Box
              component="tr"
              sx={{ '& th': { position: 'sticky', insetBlockStart: 0, bgcolor: 'background.paper' } }}
            >
              <Box component="th" scope="col" sx={{ textAlign: 'start', py: 1 }}>
                {t('items.column.name')}
              </Box>
              <Box component="th" scope="col" sx={{ textAlign: 'end', px: 1.5 }}>
                {t('items.bulk.old')}
              </Box>
              <Box component="th" scope="col" sx={{ textAlign: 'end' }}>
                {t('items.bulk.new')}
              </Box>
            </Box>
          </thead>
          <tbody>
            {items.map((item) => (
              <Box
                component="tr"
                key={item._id}
                sx={{ '& td': { py: 0.5, borderBlockStart: '1px solid', borderColor: 'divider' } }}
              >
                <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
                  {text(item.name)}
                </Box>
                <Box component="td" sx={{ textAlign: 'end', color: 'text.secondary', whiteSpace: 'nowrap', px: 1.5 }}>
                  {money(item.price)}
                </Box>
                <Box component="td" sx={{ textAlign: 'end', fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {money(next(item))}
                </Box>
              </Box>
            ))}
          </tbody>
        </Box>
        {hasNextPage && (
          <Button onClick={() => fetchNextPage()} loading={isFetchingNextPage} fullWidth>
            {t('items.bulk.preview_more', { smart_count: ids.length - items.length })}
          </Button>
        )}
      </Box>
    </Box>
  );
};
