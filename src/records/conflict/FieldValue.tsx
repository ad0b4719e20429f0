import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetMany, useLocale, useTranslate } from 'react-admin';
import type { Image } from '#contract/entities/image';
import type { OpeningDay } from '#contract/openingHours';
import { editedNumber } from '../../components/inputs/numbers/editedNumber';
import { dayTime } from '../../components/order/storeTime';
import type { Stock } from '../../components/stock/stock';
import { useListText } from '../../components/useListText';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { type ResourceName, raName } from '../../config/resources';
import type { RecordField } from '../form/recordField';
import { hoursText } from './hoursText';

const Nothing = () => {
  const t = useTranslate();
  return <span>{t('records.conflict.empty')}</span>;
};

/** Records by name, in their order. */
const Names = ({ ids, of }: { ids: readonly string[]; of: ResourceName }) => {
  const list = useListText();
  const { text } = useStoreSurroundings();
  const { data } = useGetMany(raName(of), { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return <Nothing />;
  const nameOf = (id: string) => {
    const found = data?.find((record) => record?.id === id);
    return found ? text(found.name) : '…';
  };
  return <span>{list(ids.map(nameOf))}</span>;
};

const Pictures = ({ images }: { images: readonly Image[] }) => {
  const t = useTranslate();
  if (images.length === 0) return <Nothing />;
  return <span>{t('records.conflict.pictures', { smart_count: images.length })}</span>;
};

/** A value of a field, in words. */
export const FieldValue = ({ field: { kind, of, render }, value }: { field: RecordField; value: unknown }) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { money, timezone } = useStoreSurroundings();
  if (render) return <>{render(value)}</>;
  if (of) return <Names of={of} ids={[value].flat().filter((id): id is string => typeof id === 'string')} />;
  if (kind === 'stock') {
    const { is_in_stock, in_stock_at } = value as Stock;
    if (is_in_stock) return t('records.stock.in');
    return in_stock_at
      ? t('records.stock.until', { end: dayTime(in_stock_at, { locale, timezone }) })
      : t('records.stock.out');
  }
  if (kind === 'availability') return <span>{hoursText(value as readonly OpeningDay[] | null, locale, t)}</span>;
  if (kind === 'images') return <Pictures images={[value].flat().filter((each): each is Image => Boolean(each))} />;
  if (kind === 'boolean') return t(value ? 'records.conflict.yes' : 'records.conflict.no');
  if (value === null || value === undefined || value === '') return <Nothing />;
  if (kind === 'money' && typeof value === 'number') return money(value);
  if (typeof value === 'number')
    return `${editedNumber(value, locale, { least: 0, most: 3 })}${kind === 'percent' ? ' %' : ''}`;
  return (
    <Typography component="span" variant="inherit" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Typography>
  );
};

/** A value under the word that says whose it is. */
export const NamedValue = ({ name, field, value }: { name: string; field: RecordField; value: unknown }) => (
  <Box sx={{ minInlineSize: 0 }}>
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FieldValue field={field} value={value} />
    </Box>
  </Box>
);
