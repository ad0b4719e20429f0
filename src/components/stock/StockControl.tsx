import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../store/useStoreFormat';
import { useClock } from '../time/sharedClock';
import { SnoozeDateDialog } from './SnoozeDateDialog';
import { inStock, outOfStockUntil, type SnoozeChoice, type Stock, snoozeEnd, snoozeText } from './stock';

interface StockMenuProps {
  anchor: HTMLElement | null;
  label: string;
  now: Date;
  onSet: (stock: Stock) => void;
  onChooseDate: () => void;
  onClose: () => void;
}

/** The first is what a store means most often: sold out for today. */
const choices: readonly SnoozeChoice[] = ['next_opening', 'one_hour', 'end_of_day'];

/** For how long something is out of stock. */
const StockMenu = ({ anchor, label, now, onSet, onChooseDate, onClose }: StockMenuProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const set = (end: Date | null) => {
    onClose();
    onSet(outOfStockUntil(end));
  };
  const tomorrow = storeDate(now, timezone, 1);
  const nameOf = (choice: SnoozeChoice, end: Date) =>
    choice === 'next_opening' && storeDate(end, timezone) === tomorrow ? 'tomorrow_opening' : choice;
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: {
          'aria-label': t('records.stock.menu', { label }),
          // On a phone long sentences break rather than touch the edge.
          sx: { minInlineSize: 260, maxInlineSize: 340, '& .MuiMenuItem-root': { whiteSpace: 'normal' } },
        },
      }}
    >
      {choices.map((choice) => {
        const end = snoozeEnd(choice, now, store);
        return (
          <MenuItem key={choice} onClick={() => set(end)} sx={{ minHeight: 48 }}>
            <ListItemText
              primary={t(`records.stock.${nameOf(choice, end)}`)}
              // The next day's date would read like the opening tomorrow.
              secondary={
                choice === 'end_of_day'
                  ? t('records.stock.end_of_day_detail')
                  : snoozeText(end, { now, place: { locale, timezone }, t })
              }
            />
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
  /** What it is the stock of, for those who do not see the row: an item's name. */
  label: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/**
 * In stock or not. Turning it off asks for how long, tomorrow's opening first; while it is off, it says until when,
 * on the store's clock, and lets that be changed.
 *
 * @example <StockControl value={item} label={text(item.name)} onSet={(stock) => save(stock)} size="small" />
 */
export const StockControl = ({ value, onSet, label, size = 'medium', disabled = false }: StockControlProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const stateId = useId();
  const place = useRef<HTMLDivElement>(null);
  /** The moment at which the question was asked: what it offers does not move while it is read. */
  const [asked, setAsked] = useState<{ at: Date; step: 'menu' | 'date' } | null>(null);
  const end = value.in_stock_at ? new Date(value.in_stock_at) : null;
  const state = useClock((now) => {
    if (value.is_in_stock) return t('records.stock.in');
    if (!end) return t('records.stock.out');
    return t('records.stock.until', { end: snoozeText(end, { now, place: { locale, timezone }, t }) });
  });
  const ask = () => setAsked({ at: new Date(), step: 'menu' });
  const close = () => setAsked(null);
  const isSmall = size === 'small';
  return (
    <Box
      ref={place}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 40,
        gap: 0.5,
        // In a form its track begins where the other switches' do.
        ...(isSmall ? {} : { marginInlineStart: '-11px' }),
      }}
    >
      <Switch
        size={size}
        checked={value.is_in_stock}
        disabled={disabled}
        onChange={(_event, isOn) => (isOn ? onSet(inStock) : ask())}
        slotProps={{
          input: { 'aria-label': t('records.stock.switch', { label }), 'aria-describedby': stateId, role: 'switch' },
        }}
      />
      {value.is_in_stock ? (
        <Box component="span" id={stateId} sx={{ ...(isSmall && hidden) }}>
          {state}
        </Box>
      ) : (
        <Button
          id={stateId}
          size="small"
          color="warning"
          disabled={disabled}
          aria-haspopup="menu"
          aria-expanded={asked?.step === 'menu'}
          onClick={ask}
          sx={{ px: 1, minHeight: 40, textAlign: 'start', lineHeight: 1.2, fontSize: '0.8125rem' }}
        >
          {state}
        </Button>
      )}
      {/* Only while it is asked for: a list has a hundred of these, and what each choice ends at is reckoned. */}
      {asked?.step === 'menu' && (
        <StockMenu
          anchor={place.current}
          label={label}
          now={asked.at}
          onSet={onSet}
          onChooseDate={() => setAsked((now) => now && { ...now, step: 'date' })}
          onClose={() => setAsked((now) => (now?.step === 'menu' ? null : now))}
        />
      )}
      {asked?.step === 'date' && <SnoozeDateDialog label={label} now={asked.at} onSet={onSet} onClose={close} />}
    </Box>
  );
};

/** In a list the switch alone says that all is well; the words are there for those who do not see it. */
const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
