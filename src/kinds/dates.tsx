import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { businessDate } from '#contract/time';
import { asItIs } from '../components/inputs/inputParts';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { recordDate } from '../components/time/storeTime';
import type { InputProps, Kind } from './kind';

/** Noon falls on the same day in every time zone. */
const noon = (date: string): string => `${date}T12:00:00Z`;

/** A date with a button that is wide enough for a finger. */
const dateLook = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '23px',
} as const;

const DatesInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => {
  const t = useTranslate();
  const { locale, store } = useStoreFormat();
  const { id, field } = useInput({ source, ...asItIs });
  const [typed, setTyped] = useState('');
  const [today] = useState(() => businessDate(new Date(), store));
  const dates: readonly string[] = field.value ?? [];
  const isFull = max !== undefined && dates.length >= max;
  const canAdd = typed >= today && !dates.includes(typed) && !isFull;
  const dateText = (date: string): string => recordDate(noon(date), { locale, timezone: 'UTC' });
  const add = () => {
    if (!canAdd) return;
    field.onChange([...dates, typed].sort());
    setTyped('');
  };
  return (
    <Box role="group" aria-label={t(label)} sx={{ display: 'grid', gap: 1.5 }}>
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(help)}
        </Typography>
      )}
      {dates.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {dates.map((date) => (
            <li key={date}>
              <Box component="span" sx={dateLook}>
                {dateText(date)}
                <IconButton
                  aria-label={t('settings.booking_times.remove_date', { date: dateText(date) })}
                  disabled={readOnly}
                  onClick={() => field.onChange(dates.filter((other) => other !== date))}
                  sx={{ inlineSize: 44, blockSize: 44 }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          id={id}
          type="date"
          size="small"
          label={t('settings.booking_times.date')}
          value={typed}
          disabled={readOnly || isFull}
          inputRef={field.ref}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={field.onBlur}
          onKeyDown={(event) => {
            // Enter must not save the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <Button startIcon={<AddIcon />} disabled={readOnly || !canAdd} onClick={add} sx={{ minBlockSize: 44 }}>
          {t('settings.booking_times.add_date')}
        </Button>
      </Box>
    </Box>
  );
};

/** Days without times, ascending: `2026-03-04`. */
export const kind: Kind = {
  toText: (value, _field, { locale, list }) =>
    list(((value ?? []) as string[]).map((date) => recordDate(noon(date), { locale, timezone: 'UTC' }))),
  Input: DatesInput,
  blank: [],
  width: 200,
};
