import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import { isAvailableAt } from '#contract/menu/isAvailableAt';
import { snoozeText } from '../../../components/stock/stock';
import { useStoreFormat } from '../../../components/store/useStoreFormat';

/** Why an item can't be ordered now, or not always; nothing if it can. */
export const AvailabilityMark = ({ item }: { item: Item }) => {
  const t = useTranslate();
  const { timezone, locale } = useStoreFormat();
  const now = new Date();
  if (!item.is_in_stock) {
    const end = item.in_stock_at && snoozeText(new Date(item.in_stock_at), { now, format: { locale, timezone }, t });
    const out = t('items.preview.out');
    return (
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        label={end ? `${out} · ${t('items.preview.back_at', { time: end })}` : out}
      />
    );
  }
  if (item.availability === null) return null;
  const isNow = isAvailableAt(item, now, timezone);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isNow ? 'default' : 'warning'}
      label={t(isNow ? 'items.preview.times' : 'items.preview.not_now')}
    />
  );
};
