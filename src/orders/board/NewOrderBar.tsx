import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { frameHead } from '../../theme/tokens';
import { useOrderActions } from '../actions/orderActionsContext';
import { OrderClock } from '../display/OrderClock';
import { OrderTypeIcon } from '../display/OrderTypeIcon';
import { TestMark } from '../display/TestMark';

const Bar = styled('section')(({ theme: { palette, shape, shadows } }) => ({
  position: 'sticky',
  insetBlockStart: frameHead + 4,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 56,
  paddingInlineStart: 12,
  paddingInlineEnd: 6,
  background: palette.background.paper,
  border: `2px solid ${palette.stage.new}`,
  borderRadius: shape.borderRadius,
  boxShadow: shadows[8],
  '& .what': { flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& .number': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& .type': { display: 'inline-flex', alignItems: 'center', gap: 4, fontSize: '0.875rem' },
  '& .others': { fontSize: '0.875rem', color: palette.text.secondary },
}));

interface NewOrderBarProps {
  /** New orders outside the shown column; the next one to be rejected is first. */
  orders: readonly Order[];
  /**
   * Whether a tap on the board is likely. Then the bar doesn't appear or disappear, because that would move the board.
   */
  isHeld: boolean;
}

/** On a phone, which shows one column: the new order to answer next while another column is open. */
export const NewOrderBar = ({ orders, isHeld }: NewOrderBarProps) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const shown = useRef<{ order: Order; isGone: boolean } | null>(null);
  const before = shown.current;
  const same = before && orders.find(({ _id }) => _id === before.order._id);
  const [first] = orders;
  // While a tap is likely, it keeps its order, and its space once that order is answered.
  if (!isHeld) shown.current = first ? { order: first, isGone: false } : null;
  else if (before) shown.current = { order: same ?? before.order, isGone: !same };
  if (!shown.current) return null;
  const { order, isGone } = shown.current;
  const others = orders.length - 1;
  return (
    <Bar
      aria-label={t('boards.new_order.title', { number: order.unique_id })}
      style={isGone ? { visibility: 'hidden' } : undefined}
    >
      <div className="what">
        <span className="number">{t('boards.new_order.title', { number: order.unique_id })}</span>
        <TestMark order={order} />
        <span className="type">
          <OrderTypeIcon type={order.order_type} aria-hidden />
          {t(`order.type.${order.order_type}`)}
        </span>
        <OrderClock order={order} of="store" />
        {others > 0 && <span className="others">{t('boards.new_order.others', { smart_count: others })}</span>}
      </div>
      <Button
        variant="contained"
        aria-label={t('boards.panel.title', { number: order.unique_id })}
        onClick={() => open(order._id)}
        sx={{ minBlockSize: 44 }}
      >
        {t('common.open')}
      </Button>
    </Bar>
  );
};
