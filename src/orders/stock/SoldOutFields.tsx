import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { outOfStockUntil, snoozeOffers, snoozeText } from '../../components/stock/stock';
import { useSnoozeTexts } from '../../components/stock/useSnoozeTexts';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { useOrderFormat } from '../display/orderContext';
import type { SoldOutChoice } from './useSoldOutChoice';

const SnoozeDateDialog = lazyWithRetry(() => import('../../components/stock/SnoozeDateDialog'));

/** For how long: the usual choices, a day and time, or until someone turns it back on. */
const Until = ({ choice: { now, stock, setStock, chosen } }: { choice: SoldOutChoice }) => {
  const t = useTranslate();
  const list = useListText();
  const { language } = useOrderFormat();
  const { store, locale, timezone } = useStoreFormat();
  const offerTexts = useSnoozeTexts(now);
  const [isAsked, setAsked] = useState(false);
  const offers = snoozeOffers(now, store);
  const end = stock.in_stock_at;
  const isOffered = offers.some((offer) => offer.end.toISOString() === end);
  const names = [...(chosen?.items ?? []), ...(chosen?.modifiers ?? [])].map(({ name }) => localText(name, language));
  return (
    <>
      <TextField
        select
        fullWidth
        margin="dense"
        label={t('soldOut.until')}
        value={end ?? 'for_good'}
        onChange={({ target: { value } }) => {
          if (value === 'date') setAsked(true);
          else setStock(outOfStockUntil(value === 'for_good' ? null : new Date(value)));
        }}
      >
        {offers.map((offer) => {
          const { name, end: back } = offerTexts(offer);
          return (
            <MenuItem key={offer.choice} value={offer.end.toISOString()} sx={{ minHeight: 48, whiteSpace: 'normal' }}>
              {name} ({back})
            </MenuItem>
          );
        })}
        {end && !isOffered && (
          <MenuItem value={end} sx={{ minHeight: 48 }}>
            {t('records.stock.until', { end: snoozeText(new Date(end), { now, format: { locale, timezone }, t }) })}
          </MenuItem>
        )}
        <MenuItem value="date" sx={{ minHeight: 48 }}>
          {t('records.stock.chosen')}
        </MenuItem>
        <MenuItem value="for_good" sx={{ minHeight: 48 }}>
          {t('records.stock.for_good')}
        </MenuItem>
      </TextField>
      {isAsked && (
        <Suspense fallback={null}>
          <SnoozeDateDialog
            label={list(names) || t('soldOut.what')}
            now={now}
            onSet={setStock}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
};

interface SoldOutFieldsProps {
  choice: SoldOutChoice;
  label: string;
  /** Explains what happens to the order once something is chosen. */
  detail?: string;
}

/** Fields for what is sold out, and until when. */
export const SoldOutFields = ({ choice, label, detail = '' }: SoldOutFieldsProps) => {
  const t = useTranslate();
  const { language } = useOrderFormat();
  const { parts, isChosen, toggle, chosen } = choice;
  const box = ({ id, name }: { id: string; name: readonly string[] }, isModifier = false) => (
    <FormControlLabel
      key={id}
      label={<bdi>{localText(name, language)}</bdi>}
      sx={{ minBlockSize: 44, ...(isModifier && { paddingInlineStart: 4 }) }}
      control={<Checkbox checked={isChosen(id)} onChange={() => toggle(id)} />}
    />
  );
  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2 }}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <FormGroup>
        {parts.map((part) => [box(part), ...part.modifiers.map((modifier) => box(modifier, true))])}
      </FormGroup>
      {chosen && <Until choice={choice} />}
      <FormHelperText sx={{ mx: 0 }}>{chosen ? detail : t('soldOut.none')}</FormHelperText>
    </FormControl>
  );
};
