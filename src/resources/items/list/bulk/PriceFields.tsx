import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { PriceChange } from '#contract/entities/priceChange';
import { limits } from '#contract/limits';
import { changedPrice } from '#contract/menu/changedPrice';
import { currencySign, editedAmount } from '../../../../components/inputs/numbers/editedNumber';
import { useStoreFormat } from '../../../../components/store/useStoreFormat';
import { raName } from '../../../../descriptors/resources/index';
import type { ListedItem } from '../listedItem';
import { type BulkDraft, type PriceChangeType, priceChangeTypes, priceOf, roundings } from './bulkDraft';

const resource = raName('items');
const atOnce = limits.perPageMax;

interface PricePreviewProps {
  ids: readonly string[];
  price: PriceChange | { set: number };
}

/** Old and new price of each item, calculated as on the server. */
const PricePreview = ({ ids, price }: PricePreviewProps) => {
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
      <Alert severity="warning" action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
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
        // A scrollable area must be reachable by keyboard.
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

type PriceDraft = NonNullable<BulkDraft['price']>;

interface PriceFieldsProps {
  ids: readonly string[];
  value: PriceDraft;
  isInvalid: boolean;
  onChange: (price: PriceDraft) => void;
}

/** How prices change, how they are rounded, and the result. */
export const PriceFields = ({ ids, value, isInvalid, onChange }: PriceFieldsProps) => {
  const t = useTranslate();
  const { currency, locale, money } = useStoreFormat();
  const price = priceOf(value, currency);
  const example = editedAmount(1250, currency, locale);
  const isPercent = value.type.endsWith('percent');
  const isWrong = (isInvalid || value.typed.trim() !== '') && price === null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          select
          size="small"
          label={t('items.bulk.price_way')}
          value={value.type}
          // Its options are whole sentences in some languages.
          sx={{ gridColumn: '1 / -1' }}
          onChange={(event) => onChange({ ...value, type: event.target.value as PriceChangeType })}
        >
          {priceChangeTypes.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`items.bulk.way.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t(isPercent ? 'items.bulk.percent' : 'items.bulk.amount')}
          value={value.typed}
          error={isWrong}
          helperText={
            isWrong ? (isPercent ? t('items.bulk.no_percent') : t('items.list.no_price', { example })) : undefined
          }
          onChange={(event) => onChange({ ...value, typed: event.target.value })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', maxLength: 14, dir: 'ltr', autoComplete: 'off' },
            input: {
              endAdornment: (
                <InputAdornment position="end">{isPercent ? '%' : currencySign(currency, locale)}</InputAdornment>
              ),
            },
          }}
        />
        {value.type !== 'set' && (
          <TextField
            select
            size="small"
            label={t('items.bulk.round')}
            value={value.round_to}
            onChange={(event) => onChange({ ...value, round_to: Number(event.target.value) })}
          >
            {roundings(currency).map((step) => (
              <MenuItem key={step} value={step}>
                {step === 1 ? t('items.bulk.round_not') : t('items.bulk.round_to', { step: money(step) })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {price && <PricePreview ids={ids} price={price} />}
    </>
  );
};
