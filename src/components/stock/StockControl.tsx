import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { lazyWithRetry } from '../lazyWithRetry';
import { useStoreFormat } from '../store/useStoreFormat';
import { useClock } from '../time/sharedClock';
import { clockTime, type TimeFormat } from '../time/storeTime';
import { inStock, outOfStockUntil, type Stock, snoozeOffers, snoozeText } from './stock';
import { useSnoozeTexts } from './useSnoozeTexts';

const SnoozeDateDialog = lazyWithRetry(() => import('./SnoozeDateDialog'));

interface StockMenuProps {
  anchor: HTMLElement | null;
  label: string;
  now: Date;
  onSet: (stock: Stock) => void;
  onChooseDate: () => void;
  onClose: () => void;
}

/** Asks for how long something is out of stock. */
const StockMenu = ({ anchor, label, now, onSet, onChooseDate, onClose }: StockMenuProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const offerTexts = useSnoozeTexts(now);
  const set = (end: Date | null) => {
    onClose();
    onSet(outOfStockUntil(end));
  };
  const title = t('records.stock.menu', { label });
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: {
          'aria-label': title,
          // On a phone, long sentences wrap instead of touching the edge.
          sx: { minInlineSize: 260, maxInlineSize: 340, '& .MuiMenuItem-root': { whiteSpace: 'normal' } },
        },
      }}
    >
      <ListSubheader aria-hidden sx={{ lineHeight: 1.35, py: 1, overflowWrap: 'anywhere' }}>
        {title}
      </ListSubheader>
      {snoozeOffers(now, store).map((offer) => {
        const { name, end } = offerTexts(offer);
        return (
          <MenuItem key={offer.choice} onClick={() => set(offer.end)} sx={{ minHeight: 48 }}>
            <ListItemText primary={name} secondary={end} />
          </MenuItem>
        );
      })}
      <MenuItem onClick={onChooseDate} sx={{ minHeight: 48 }}>
        <ListItemText primary={t('records.stock.chosen')} />
      </MenuItem>
      <MenuItem onClick={() => set(null)} sx={{ minHeight: 48 }}>
        <ListItemText primary={t('records.stock.for_good')} secondary={t('records.stock.for_good_detail')} />
      </MenuItem>
    </Menu>
  );
};

interface StockControlProps {
  value: Stock;
  onSet: (stock: Stock) => void;
  /** Name of the item or modifier, for screen readers. */
  label: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** When an item is back in stock, shown below the state. */
function backText(end: Date, now: Date, t: ReturnType<typeof useTranslate>, format: TimeFormat): string {
  if (storeDate(end, format.timezone) === storeDate(now, format.timezone))
    return t('records.stock.end_today', { time: clockTime(end, format) });
  return t('records.stock.end', { end: snoozeText(end, { now, format, t }) });
}

/**
 * A switch with the stock state as text. Turning it off asks for how long; the first choice is the rest of today. While
 * it is off, it shows until when, in the store's time zone, and lets users change that. The switch doesn't move when
 * its text changes.
 *
 * @example
 * <StockControl value={item} label={text(item.name)} onSet={(stock) => save(stock)} size="small" />
 */
export const StockControl = ({ value, onSet, label, size = 'medium', disabled = false }: StockControlProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const stateId = useId();
  const container = useRef<HTMLDivElement>(null);
  /** The time when the menu was opened, so that its choices don't change while it is open. */
  const [question, setQuestion] = useState<{ at: Date; step: 'menu' | 'date' } | null>(null);
  const end = value.in_stock_at ? new Date(value.in_stock_at) : null;
  const back = useClock((now) => (end && !value.is_in_stock ? backText(end, now, t, { locale, timezone }) : ''));
  const ask = () => setQuestion({ at: new Date(), step: 'menu' });
  const close = () => setQuestion(null);
  const isSmall = size === 'small';
  return (
    <Box
      ref={container}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: 44,
        minInlineSize: 0,
        maxInlineSize: '100%',
        ...(isSmall && { fontSize: '0.8125rem' }),
        // Aligns the switch with other switches in a form, and with the column's header in a list.
        marginInlineStart: isSmall ? '-6px' : '-11px',
      }}
    >
      <TapTarget data-disabled={disabled}>
        <Switch
          size={size}
          checked={value.is_in_stock}
          disabled={disabled}
          onChange={(_event, isOn) => (isOn ? onSet(inStock) : ask())}
          slotProps={{
            input: { 'aria-label': t('records.stock.switch', { label }), 'aria-describedby': stateId, role: 'switch' },
          }}
        />
        {value.is_in_stock && <span id={stateId}>{t('records.stock.in')}</span>}
      </TapTarget>
      {!value.is_in_stock && (
        <Until
          type="button"
          id={stateId}
          disabled={disabled}
          aria-haspopup="menu"
          aria-expanded={question?.step === 'menu'}
          onClick={ask}
        >
          <span className="out">{t('records.stock.out')}</span>{' '}
          {back && (
            <span className="back" title={back}>
              {back}
            </span>
          )}
        </Until>
      )}
      {/* Calculated only while the menu is open: a list has a hundred of these. */}
      {question?.step === 'menu' && (
        <StockMenu
          anchor={container.current}
          label={label}
          now={question.at}
          onSet={onSet}
          onChooseDate={() => setQuestion((now) => now && { ...now, step: 'date' })}
          onClose={() => setQuestion((now) => (now?.step === 'menu' ? null : now))}
        />
      )}
      {question?.step === 'date' && (
        <Suspense fallback={null}>
          <SnoozeDateDialog label={label} now={question.at} onSet={onSet} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};

/** The tap target of the switch and its text, high enough for a finger. */
const TapTarget = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 4,
  minBlockSize: 44,
  minInlineSize: 48,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-disabled=true]': { cursor: 'default' },
});

/** One line for the state and one for the time. Both are cut off instead of wrapping. */
const Until = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  minInlineSize: 0,
  paddingInline: 4,
  marginInlineStart: 4,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  color: theme.palette.warning.main,
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .out': { fontWeight: 600 },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -2 },
  '&:disabled': { cursor: 'default', color: theme.palette.text.disabled },
}));
