import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useClock } from '../order/sharedClock';
import { useStoreSurroundings } from '../useStoreSurroundings';
import { SnoozeDateDialog } from './SnoozeDateDialog';
import { StockMenu } from './StockMenu';
import { snoozeText } from './snoozeText';
import { inStock, type Stock } from './stock';

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
  const { locale, timezone } = useStoreSurroundings();
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
