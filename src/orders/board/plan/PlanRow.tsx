import { styled } from '@mui/material/styles';
import { type MouseEvent, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { tableNumbers } from '#contract/orders/orderTables';
import { useListText } from '../../../components/text/useListText';
import { useOrderActions } from '../../actions/orderActionsContext';
import { CardActions } from '../../card/CardActions';
import { customerName } from '../../display/customerName';
import { Money } from '../../display/Money';
import { OrderClock } from '../../display/OrderClock';
import { OrderNote } from '../../display/OrderNote';
import { OrderTypeIcon } from '../../display/OrderTypeIcon';
import { useOrderFormat } from '../../display/orderContext';
import { PaymentState } from '../../display/PaymentState';

const Frame = styled('article')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr) 190px 120px 196px',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 4,
  paddingInline: 16,
  paddingBlock: 6,
  borderBlockStart: `1px solid ${palette.divider}`,
  cursor: 'pointer',
  '&:hover': { background: palette.action.hover },
  '&[data-open="true"]': { background: palette.action.selected },
  '& .number': { fontWeight: 650, color: palette.text.primary, textDecoration: 'none' },
  '& .what': { display: 'grid', minInlineSize: 0, gap: 2 },
  '& .items': { color: palette.text.secondary, fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& .type': { display: 'flex', alignItems: 'center', gap: 4, fontSize: '0.8125rem', color: palette.text.secondary },
  '& .clocks': { display: 'grid', justifyItems: 'start', gap: 2 },
  '& .money': { display: 'grid', justifyItems: 'end', gap: 2, '& > :first-of-type': { fontWeight: 600 } },
  '& .row': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4 },
  '& .failed': { fontSize: '0.8125rem' },
  '& .waits': { textAlign: 'end', color: palette.text.secondary, fontSize: '0.8125rem' },
  '@container (max-width: 899px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& .what': { gridColumn: '1 / -1', order: 1 },
    '& .actions': { gridColumn: '1 / -1', order: 2 },
    '& .clocks': { display: 'flex', flexWrap: 'wrap', columnGap: 10 },
  },
}));

interface PlanRowProps {
  order: Order;
  href: string;
  isOpen: boolean;
  /** It has left the plan; its row stays until no tap is likely. */
  isGone: boolean;
}

/** Whether a click hit the row itself and not one of its controls. */
const isOnRow = ({ currentTarget, target }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('button, a') === null;

/** A scheduled order: the customer, its items, and its next action. */
export const PlanRow = memo(({ order, href, isOpen, isGone }: PlanRowProps) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const { language } = useOrderFormat();
  const listText = useListText();
  const headingId = `order-${order._id}`;
  return (
    <Frame
      aria-labelledby={headingId}
      data-testid="plan-row"
      data-order={order.unique_id}
      data-order-id={order._id}
      data-open={isOpen}
      style={isGone ? { visibility: 'hidden' } : undefined}
      onClick={(event) => {
        if (isOnRow(event)) open(order._id);
      }}
    >
      <div>
        <a
          id={headingId}
          className="number"
          href={href}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open(order._id);
          }}
        >
          {t('order.number', { number: order.unique_id })}
        </a>
        <span className="type">
          <OrderTypeIcon type={order.order_type} aria-hidden />
          {order.table_number
            ? t('order.table_number', { number: tableNumbers(order) })
            : t(`order.type.${order.order_type}`)}
        </span>
      </div>
      <div className="what">
        <span>
          <bdi>{customerName(order, t)}</bdi>
        </span>
        <span className="items" dir="auto">
          {listText(
            order.items.map(({ name, quantity }) => t('order.times', { quantity, name: localText(name, language) })),
          )}
        </span>
        {order.order_comment && <OrderNote text={order.order_comment} />}
      </div>
      <div className="clocks">
        <OrderClock order={order} of="store" />
        <OrderClock order={order} of="customer" />
      </div>
      <div className="money">
        <Money amount={order.total} currency={order.currency} />
        <PaymentState order={order} />
      </div>
      <div className="actions">
        <CardActions order={order} isRow />
      </div>
    </Frame>
  );
});
