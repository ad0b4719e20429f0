import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { customerUrgency, urgencyOf } from '#contract/orders/clocks';
import { orderStatus } from '#contract/orders/statuses';
import type { Urgency } from '#contract/orders/urgency';
import { type Pace, useClock } from '../../components/time/sharedClock';
import { type ClockOwner, clockText } from './orderClockText';
import { useOrderFormat } from './orderContext';

/** A new order counts down in seconds; every other clock turns with the minute. */
const paceOf = ({ order_status }: Order): Pace => (order_status === orderStatus.NEW ? 'second' : 'minute');

/** An order's urgency, for a frame's colour; re-renders only when it changes. */
export function useUrgency(order: Order): Urgency {
  const { rules } = useOrderFormat();
  return useClock((now) => urgencyOf(order, rules, now), paceOf(order));
}

/** The same for its customer's clock alone. */
export function useCustomerUrgency(order: Order): Urgency {
  const { rules } = useOrderFormat();
  return useClock((now) => customerUrgency(order, rules, now));
}

const icons = { calm: null, soon: AlarmIcon, late: WarningIcon };

const Pill = styled('time')(({ theme: { palette } }) => {
  const tinted = (colour: string) => ({
    color: colour,
    background: `color-mix(in srgb, ${colour} 12%, transparent)`,
    fontWeight: 600,
  });
  return {
    display: 'inline-flex',
    minInlineSize: 0,
    maxInlineSize: '100%',
    // Wraps in a narrow card, so that nothing is cut off.
    overflowWrap: 'anywhere',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 4,
    paddingInline: 6,
    paddingBlock: 2,
    borderRadius: 6,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.secondary,
    '& svg': { fontSize: 16, flexShrink: 0 },
    '&[data-urgency="calm"]': { paddingInline: 0 },
    '&[data-urgency="soon"]': tinted(palette.warning.main),
    '&[data-urgency="late"]': tinted(palette.error.main),
    // Nothing else on a board is filled with red: it is about to be rejected.
    '&[data-urgency="late"][data-answer="true"]': {
      color: palette.error.contrastText,
      background: palette.error.main,
      fontWeight: 650,
    },
  };
});

/**
 * One of an order's clocks. Text, icon and colour show whose time it is and how urgent: `Ready by 2:39 PM · 4 min
 * late`. Its tooltip explains it. Renders nothing if the store's clock no longer runs.
 *
 * @example <OrderClock order={order} of="customer" />
 */
export const OrderClock = ({ order, of }: { order: Order; of: ClockOwner }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  // A primitive, so that the pill is drawn again only when it says something else.
  const parts = useClock(
    (now) => {
      const clock = clockText(order, of, { now, t, format });
      return clock ? [clock.state, clock.at.toISOString(), clock.hint, clock.text].join('|') : '';
    },
    of === 'store' ? paceOf(order) : 'minute',
  );
  if (!parts) return null;
  const [state, at, hint, ...text] = parts.split('|') as [Urgency, string, string, ...string[]];
  const Icon = icons[state];
  const isAnswer = of === 'store' && order.order_status === orderStatus.NEW;
  return (
    <Pill dateTime={at} title={hint} data-clock={of} data-urgency={state} data-answer={isAnswer}>
      {Icon && <Icon aria-hidden />}
      {text.join('|')}
    </Pill>
  );
};
