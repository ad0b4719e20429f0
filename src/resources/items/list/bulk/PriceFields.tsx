import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { currencySign, editedAmount } from '../../../../components/inputs/numbers/editedNumber';
import { useStoreFormat } from '../../../../components/store/useStoreFormat';
import { type BulkDraft, type PriceWay, priceOf, priceWays, roundings } from './bulkDraft';
import { PricePreview } from './PricePreview';

type PriceDraft = NonNullable<BulkDraft['price']>;

interface PriceFieldsProps {
  ids: readonly string[];
  value: PriceDraft;
  isFaulty: boolean;
  onChange: (price: PriceDraft) => void;
}

/** By how much prices change, how they are rounded, and what comes of it. */
export const PriceFields = ({ ids, value, isFaulty, onChange }: PriceFieldsProps) => {
  const t = useTranslate();
  const { currency, locale, money } = useStoreFormat();
  const price = priceOf(value, currency);
  const example = editedAmount(1250, currency, locale);
  const isPercent = value.way.endsWith('percent');
  const isWrong = (isFaulty || value.typed.trim() !== '') && price === null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          select
          size="small"
          label={t('items.bulk.price_way')}
          value={value.way}
          // Its choices are whole sentences in some languages.
          sx={{ gridColumn: '1 / -1' }}
          onChange={(event) => onChange({ ...value, way: event.target.value as PriceWay })}
        >
          {priceWays.map((way) => (
            <MenuItem key={way} value={way}>
              {t(`items.bulk.way.${way}`)}
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
        {value.way !== 'set' && (
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
