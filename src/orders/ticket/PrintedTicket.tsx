import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order, OrderLineChange } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { hasDishes } from '#contract/orders/guards';
import { tableNumbers } from '#contract/orders/orderTables';
import { linesOf, type Round, roundOf } from '#contract/orders/rounds';
import { promisedAt, readyBy } from '#contract/orders/urgency';
import { useAllergensText } from '../../components/diet/useAllergensText';
import { PhoneNumber } from '../../components/phone/PhoneNumber';
import { clockTime, dayTime } from '../../components/time/storeTime';
import { useSession } from '../../session/useSession';
import { customerName } from '../display/customerName';
import { OrderTotals } from '../display/OrderTotals';
import { clockName } from '../display/orderClockText';
import { useOrderFormat } from '../display/orderContext';
import { PaymentText } from '../display/PaymentState';
import type { TicketPaperSize } from './ticketPapers';

/** Marks new and changed lines in words, because paper has no colours. */
const TicketMark = ({ change }: { change: OrderLineChange | undefined }) => {
  const t = useTranslate();
  if (!change) return null;
  const was = change.before?.quantity;
  const isOtherNumber = was !== undefined && was !== change.after?.quantity;
  return (
    <span className="mark">
      {change.kind === 'added'
        ? t('orderChanges.ticket.new')
        : isOtherNumber
          ? t('orderChanges.ticket.was', { quantity: was })
          : t('orderChanges.ticket.changed')}
    </span>
  );
};

/** Removed lines, struck through below the others. */
const TicketGone = ({ changes, language }: { changes: readonly OrderLineChange[]; language: number }) => {
  const t = useTranslate();
  return changes
    .filter(({ kind }) => kind === 'removed')
    .map(({ line, before }) => (
      <div className="line" key={line}>
        <span className="gone">{t('order.quantity', { quantity: before?.quantity ?? 0 })}</span>
        <span dir="auto">
          <span className="gone">{localText(before?.name ?? [], language)}</span>
          <span className="mark">{t('orderChanges.ticket.gone')}</span>
        </span>
      </div>
    ));
};

/** Always black on white, whatever the screen's colours, because it is printed. */
const Paper = styled('div')({
  color: '#000',
  background: '#fff',
  inlineSize: '74mm',
  marginInline: 'auto',
  padding: 8,
  fontSize: 15,
  lineHeight: 1.35,
  '&[data-paper="a4"]': { inlineSize: '100%', maxInlineSize: '178mm', fontSize: 17 },
  '& .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 },
  '& .number': { fontSize: '2.4em', fontWeight: 700, lineHeight: 1.1 },
  '& .clock': { fontSize: '1.4em', fontWeight: 700, lineHeight: 1.2 },
  '& .kind': { fontSize: '1.3em', fontWeight: 700 },
  '& .reprint': {
    border: '2px solid #000',
    textAlign: 'center',
    fontWeight: 700,
    fontSize: '1.2em',
    letterSpacing: '0.1em',
    marginBlock: 6,
  },
  '& hr': { border: 0, borderBlockStart: '2px solid #000', marginBlock: 8 },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: '2.2em 1fr',
    fontSize: '1.2em',
    fontWeight: 650,
    breakInside: 'avoid',
  },
  '& .line + .line': { marginBlockStart: 6 },
  '& .sub': { gridColumn: 2, fontWeight: 450, fontSize: '0.9em' },
  '& .note': {
    gridColumn: 2,
    border: '1.5px solid #000',
    padding: '2px 6px',
    fontWeight: 650,
    fontSize: '0.9em',
    marginBlock: 2,
  },
  '& .comment': {
    border: '2px solid #000',
    padding: '4px 8px',
    fontWeight: 650,
    marginBlockStart: 8,
    overflowWrap: 'anywhere',
  },
  '& .mark': {
    border: '1.5px solid #000',
    paddingInline: 4,
    marginInlineStart: 6,
    fontSize: '0.75em',
    fontWeight: 700,
  },
  '& .gone': { textDecoration: 'line-through' },
  '& .small': { fontSize: '0.85em' },
});

interface PrintedTicketProps {
  order: Order;
  paper: TicketPaperSize;
  isReprint: boolean;
  /** Prints only its lines, for the kitchen. */
  round?: Round | undefined;
}

/**
 * The printed order, for the kitchen and the bag. Lines with a note also print their allergens, because the note may be
 * about one.
 */
export const PrintedTicket = ({ order, paper, isReprint, round }: PrintedTicketProps) => {
  const t = useTranslate();
  const store = useSession()?.store;
  const { rules, language, ...format } = useOrderFormat();
  const { customer, delivery_address } = order;
  const allergensText = useAllergensText();
  const items = round ? linesOf(order, round.number) : order.items;
  const isShown = ({ before, after }: OrderLineChange) =>
    !round || [before, after].some((line) => line && roundOf(line) === round.number);
  const changed = (order.unseen_change?.lines ?? []).filter(isShown);
  return (
    <Paper data-paper={paper} data-testid="ticket">
      <div className="small">{localText(store?.name ?? [], language)}</div>
      {order.is_test && <div className="reprint">{t('order.test.name')}</div>}
      {isReprint && <div className="reprint">{t('boards.ticket.reprint')}</div>}
      {changed.length > 0 && <div className="reprint">{t('orderChanges.ticket.changed')}</div>}
      <div className="head">
        <span className="number">{t('order.number', { number: order.unique_id })}</span>
        <span className="kind">
          {t(`order.type.${order.order_type}`)}
          {order.table_number ? ` · ${t('order.table_number', { number: tableNumbers(order) })}` : ''}
          {order.persons !== undefined && ` · ${t('boards.panel.persons', { smart_count: order.persons })}`}
        </span>
      </div>
      {hasDishes(order) && (
        <>
          {round && <div className="clock">{t('order.round', { number: round.number })}</div>}
          <div className="clock">
            {clockName('kitchen', clockTime(round ? new Date(round.ready_by) : readyBy(order, rules), format), t)}
          </div>
          {!round && (
            <div className="clock">{clockName('customer', clockTime(promisedAt(order, rules), format), t)}</div>
          )}
        </>
      )}
      <div className="small">{dayTime(round?.at ?? order.schedule_at ?? order.created_at, format)}</div>
      <hr />
      {items.length === 0 && <div>{t('order.no_dishes')}</div>}
      {items.map((item) => (
        <div className="line" key={item.line}>
          <span>{t('order.quantity', { quantity: item.quantity })}</span>
          <span dir="auto">
            {localText(item.name, language)}
            <TicketMark change={changed.find(({ line }) => line === item.line)} />
          </span>
          {item.modifiers.map((modifier) => (
            <span className="sub" key={modifier.modifier_id}>
              {modifier.quantity > 1 ? `${t('order.quantity', { quantity: modifier.quantity })} ` : '+ '}
              <bdi>{localText(modifier.name, language)}</bdi>
            </span>
          ))}
          {item.allergens && (item.note || order.order_comment) && (
            <span className="sub small">{allergensText(item.allergens)}</span>
          )}
          {item.note && (
            <span className="note" dir="auto">
              {item.note}
            </span>
          )}
        </div>
      ))}
      <TicketGone changes={changed} language={language} />
      {order.order_comment && (
        <div className="comment" dir="auto">
          {order.order_comment}
        </div>
      )}
      <hr />
      {!round && (
        <>
          <OrderTotals order={order} />
          <div>
            <PaymentText order={order} />
          </div>
          <hr />
        </>
      )}
      <div style={{ fontWeight: 650 }}>{customerName(order, t)}</div>
      {customer.phone && (
        <div>
          <PhoneNumber {...customer} />
        </div>
      )}
      {delivery_address && <div dir="auto">{delivery_address.address}</div>}
      {delivery_address?.note && (
        <div className="comment" dir="auto">
          {delivery_address.note}
        </div>
      )}
      {order.delivery_comment && (
        <div className="comment" dir="auto">
          {order.delivery_comment}
        </div>
      )}
    </Paper>
  );
};
