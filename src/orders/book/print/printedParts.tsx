import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { shortDay } from '../../../components/time/storeTime';
import { sumsOf } from '../booking';
import type { Visits } from '../visitsText';

export interface SheetProps {
  day: string;
  orders: readonly Order[];
  /** How often guests came before and stayed away, by order; only for the evening. */
  visits: ReadonlyMap<string, Visits>;
}

/** The notes of the guests: on the order, and on their dishes. */
export const notesOf = ({ order_comment, items }: Order): string[] =>
  [order_comment, ...items.map(({ note }) => note)].filter((note) => note !== undefined && note !== '') as string[];

/** Always black on white, whatever the screen's colours, because it is printed. */
const Paper = styled('div')({
  color: '#000',
  background: '#fff',
  fontSize: '10pt',
  lineHeight: 1.3,
  '& h1': { fontSize: '15pt', margin: 0, lineHeight: 1.2 },
  '& h2': { fontSize: '11pt', margin: '4mm 0 1mm', breakAfter: 'avoid' },
  '& p': { margin: '1mm 0 0' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'start', fontSize: '8pt', fontWeight: 600, borderBlockEnd: '1px solid #000' },
  '& td': { borderBlockEnd: '1px solid #bbb', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th, & td': { padding: '1mm 2mm 1mm 0' },
  '& tr': { breakInside: 'avoid' },
  '& p + table': { marginBlockStart: '3mm' },
  // The other columns share the rest.
  '& td.fixed': { inlineSize: '1%' },
  '& .fixed': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .strong': { fontWeight: 700 },
  '& .off': { textDecoration: 'line-through' },
  '& .quarters': { display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm', margin: 0, padding: 0, listStyle: 'none' },
  '& .quarters b': { fontVariantNumeric: 'tabular-nums' },
  '& ul.plain': { margin: 0, paddingInlineStart: '4mm' },
});

/** A sheet with the store, its day and the day's sums at the top. */
export const Sheet = ({ day, orders, children }: Omit<SheetProps, 'visits'> & { children: ReactNode }) => {
  const t = useTranslate();
  const { store, text, locale } = useStoreFormat();
  const { bookings, guests } = sumsOf(orders);
  const date = shortDay(`${day}T12:00:00Z`, { locale, timezone: 'UTC' });
  const sums = [
    t('tableBook.sums.bookings', { smart_count: bookings }),
    t('tableBook.sums.guests', { smart_count: guests }),
  ];
  return (
    <Paper>
      <h1>
        <bdi>{text(store.name)}</bdi> · {date}
      </h1>
      <p>{orders.length === 0 ? t('tableBook.empty.title') : sums.join(' · ')}</p>
      {children}
    </Paper>
  );
};
