import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { clockTime } from '../../components/time/storeTime';
import { useOrderActions, usePending } from '../actions/orderActionsContext';
import { countRender } from '../card/cardStyles';
import { customerName } from '../display/customerName';
import { useOrderFormat } from '../display/orderContext';
import { BookingActions } from './BookingActions';
import { hasEnded } from './booking';
import { useBookingState } from './useStateText';

const Rows = styled('ul')(({ theme: { palette, shape } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  overflowY: 'auto',
  minBlockSize: 0,
  flex: 1,
  '& article': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    padding: '8px 12px',
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
  },
  '& article[data-open=true]': { borderColor: palette.primary.main, boxShadow: `0 0 0 1px ${palette.primary.main}` },
  '& article[data-state=late], & article[data-state=over]': {
    borderInlineStart: `4px solid ${palette.warning.main}`,
    paddingInlineStart: 9,
  },
  '& article[data-state=requested]': {
    borderInlineStart: `4px solid ${palette.primary.main}`,
    paddingInlineStart: 9,
  },
  '& article[data-ended=true]': { color: palette.text.secondary, background: 'transparent' },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', fontSize: '1.0625rem', minInlineSize: '4.5ch' },
  '& .number': {
    display: 'block',
    minBlockSize: 24,
    maxInlineSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  // In its own direction, a long name loses its end and not its beginning.
  '& .number bdi': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  '& .facts': { fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
  '& .state': { color: palette.text.primary },
  '& article[data-state=late] .state, & article[data-state=over] .state': {
    fontWeight: 600,
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 8 },
  '@media (max-width: 599px)': {
    '& .actions': { gridColumn: '1 / -1', justifyContent: 'flex-start' },
    '& .actions:empty': { display: 'none' },
  },
}));

const BookingRow = memo(({ order: seen, isOpen }: { order: Order; isOpen: boolean }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { pending, open } = useOrderActions();
  usePending(seen);
  const order = pending.shown(seen);
  const { state, text } = useBookingState(order);
  const at = dueAt(order);
  const { persons = 0 } = order;
  const number = tableNumbers(order);
  return (
    <article
      data-order-id={order._id}
      data-state={state}
      data-ended={hasEnded(state)}
      data-open={isOpen}
      aria-labelledby={`booking-${order._id}`}
      {...countRender(order._id)}
    >
      <time dateTime={at.toISOString()}>{clockTime(at, format)}</time>
      <div>
        <button type="button" className="number" id={`booking-${order._id}`} onClick={() => open(order._id)}>
          <bdi>{customerName(order, t)}</bdi>
        </button>
        <div className="facts">
          {t('boards.panel.persons', { smart_count: persons })}
          {number && ` · ${t('order.table_number', { number })}`}
          {' · '}
          <span className="state">{text}</span>
        </div>
      </div>
      <div className="actions">
        <BookingActions order={order} />
      </div>
    </article>
  );
});

/** The bookings of a day by time, with the actions of each. It opens at the first one that hasn't ended. */
export const BookList = ({ orders, openId }: { orders: readonly Order[]; openId: string | undefined }) => {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the whole page scrolls, and stays where its buttons are.
  useEffect(() => {
    const next = list.current?.querySelector<HTMLElement>('article[data-ended=false]');
    if (list.current && next) list.current.scrollTop = next.offsetTop - list.current.offsetTop;
  }, []);
  return (
    <Rows ref={list} aria-label={t('tableBook.bookings')}>
      {orders.map((order) => (
        <li key={order._id}>
          <BookingRow order={order} isOpen={order._id === openId} />
        </li>
      ))}
    </Rows>
  );
};
