import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { atWallClock, minutesOf, storeDate } from '#contract/time';
import { useStoreFormat } from '../store/useStoreFormat';
import { outOfStockUntil, type Stock, snoozeEnd } from './stock';

interface SnoozeDateDialogProps {
  label: string;
  now: Date;
  onSet: (stock: Stock) => void;
  onClose: () => void;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Asks for the day and time, in the store's time zone, at which something is back in stock. */
export default function SnoozeDateDialog({ label, now, onSet, onClose }: SnoozeDateDialogProps) {
  const t = useTranslate();
  const { store, timezone } = useStoreFormat();
  const titleId = useId();
  const [offered] = useState(() => snoozeEnd('next_opening', now, store));
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  const [date, setDate] = useState(storeDate(offered, timezone));
  const [time, setTime] = useState(() => {
    const parts = wall.formatToParts(offered);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return `${two(of('hour') % 24)}:${two(of('minute'))}`;
  });
  const [isTried, setTried] = useState(false);
  const end = date && time ? atWallClock(date, minutesOf(time), timezone) : null;
  const error = !end ? 'records.stock.incomplete' : end <= now ? 'records.stock.past' : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is in a portal, but for React it's still inside the record's form.
    event.stopPropagation();
    if (error || !end) return setTried(true);
    onClose();
    onSet(outOfStockUntil(end));
  };

  const shared = {
    fullWidth: true,
    error: isTried && error !== null,
    slotProps: { inputLabel: { shrink: true } },
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t('records.stock.date_title', { label })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3fr 2fr' }, gap: 1.5 }}>
          <TextField
            {...shared}
            sx={{ mt: 1 }}
            type="date"
            label={t('records.stock.date')}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            helperText={isTried && error ? t(error) : t('records.stock.store_time')}
          />
          <TextField
            {...shared}
            sx={{ mt: 1 }}
            type="time"
            label={t('records.stock.time')}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('records.stock.set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
