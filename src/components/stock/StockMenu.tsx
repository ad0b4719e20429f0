import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreSurroundings } from '../useStoreSurroundings';
import { snoozeText } from './snoozeText';
import { outOfStockUntil, type SnoozeChoice, type Stock, snoozeEnd } from './stock';

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
export const StockMenu = ({ anchor, label, now, onSet, onChooseDate, onClose }: StockMenuProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreSurroundings();
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
              secondary={snoozeText(end, { now, place: { locale, timezone }, t })}
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
