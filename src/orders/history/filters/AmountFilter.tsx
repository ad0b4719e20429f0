import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { minorDigits } from '#contract/currencyDigits';
import { parseAmount } from '../../../components/store/parseAmount';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { HistoryFilters } from '../historyChoice';

const bounds = ['amount_from', 'amount_to'] as const;
type Bound = (typeof bounds)[number];

/** Filters orders by amount. Both limits are inclusive, and either can be empty. */
export const AmountFilter = () => {
  const t = useTranslate();
  const { currency, money } = useStoreFormat();
  const { filterValues, setFilters } = useListContext();
  const { amount_from, amount_to, ...others } = filterValues as HistoryFilters;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<Record<Bound, string>>({ amount_from: '', amount_to: '' });
  const isSet = amount_from !== undefined || amount_to !== undefined;
  const asTyped = (amount: number | undefined) =>
    amount === undefined ? '' : (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
  const open = (element: HTMLElement) => {
    setTyped({ amount_from: asTyped(amount_from), amount_to: asTyped(amount_to) });
    setAnchor(element);
  };
  const read = (bound: Bound) => (typed[bound].trim() === '' ? undefined : parseAmount(typed[bound], currency));
  const [from, to] = [read('amount_from'), read('amount_to')];
  const errorOf = (bound: Bound): string | undefined => {
    if (read(bound) === null) return t('orderHistory.amount.invalid');
    const isReversed = typeof from === 'number' && typeof to === 'number' && from > to;
    return bound === 'amount_to' && isReversed ? t('orderHistory.amount.reversed') : undefined;
  };
  const apply = (change: Partial<Record<Bound, number>>) => {
    setAnchor(null);
    setFilters({ ...others, ...change }, undefined, false);
  };
  const label = () => {
    if (amount_from !== undefined && amount_to !== undefined)
      return t('orderHistory.amount.between', { from: money(amount_from), to: money(amount_to) });
    if (amount_from !== undefined) return t('orderHistory.amount.at_least', { amount: money(amount_from) });
    return amount_to === undefined
      ? t('orderHistory.amount.label')
      : t('orderHistory.amount.at_most', { amount: money(amount_to) });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        endIcon={<ArrowDropDownIcon />}
        sx={{
          minHeight: 40,
          borderRadius: 20,
          px: 1.75,
          fontWeight: isSet ? 600 : 450,
          ...(isSet ? { bgcolor: 'action.selected' } : { color: 'text.primary', borderColor: 'divider' }),
        }}
      >
        {label()}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('orderHistory.amount.label'), sx: { p: 2, inlineSize: 280 } },
        }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (bounds.some(errorOf)) return;
            apply({
              ...(typeof from === 'number' ? { amount_from: from } : {}),
              ...(typeof to === 'number' ? { amount_to: to } : {}),
            });
          }}
          sx={{ display: 'grid', gap: 2 }}
        >
          {bounds.map((bound) => (
            <TextField
              key={bound}
              label={t(`orderHistory.amount.${bound}`, { currency })}
              value={typed[bound]}
              onChange={({ target }) => setTyped({ ...typed, [bound]: target.value })}
              error={errorOf(bound) !== undefined}
              helperText={errorOf(bound)}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
            />
          ))}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'end' }}>
            {isSet && (
              <Button size="large" onClick={() => apply({})}>
                {t('orderHistory.amount.clear')}
              </Button>
            )}
            <Button type="submit" variant="contained" size="large" disabled={bounds.some(errorOf)}>
              {t('orderHistory.amount.show')}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
};
