import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import type { Urgency } from '#contract/orders/urgency';
import { useOrderSurroundings } from './orderContext';
import { type OrderTiming, timingOf } from './orderTiming';
import { useClock } from './sharedClock';
import { spanText } from './storeTime';

const icons = { calm: ScheduleIcon, soon: AlarmIcon, late: WarningIcon };

const Pill = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 6,
  paddingBlock: 2,
  borderRadius: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: palette.text.secondary,
  '& svg': { fontSize: 16 },
  '&[data-urgency="calm"]': { paddingInline: 0 },
  '&[data-urgency="soon"]': {
    color: palette.warning.main,
    background: `color-mix(in srgb, ${palette.warning.main} 12%, transparent)`,
    fontWeight: 600,
  },
  '&[data-urgency="late"]': {
    color: palette.error.main,
    background: `color-mix(in srgb, ${palette.error.main} 12%, transparent)`,
    fontWeight: 600,
  },
}));

/** What the pill says: the part that a moment's change of the clock may alter. */
const sayable = ({ urgency, elapsed, distance, isAhead }: OrderTiming): string => {
  if (urgency === 'calm') return `calm|${isAhead ? 'ahead' : 'elapsed'}|${isAhead ? distance : elapsed}`;
  return `${urgency}|${urgency}|${distance}`;
};

/** For how long an order has waited, or how late it is: in words, with an icon, and in colour. */
export const ElapsedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules } = useOrderSurroundings();
  const said = useClock((now) => sayable(timingOf(order, rules, now)));
  const [urgency, key, minutes] = said.split('|') as [Urgency, string, string];
  const Icon = icons[urgency];
  return (
    <Pill data-urgency={urgency}>
      <Icon aria-hidden />
      {t(`order.timing.${key}`, { time: spanText(Number(minutes), t) })}
    </Pill>
  );
};

/** How pressed an order is, for a frame's colour; draws anew only when that changes. */
export function useUrgency(order: Order): Urgency {
  const { rules } = useOrderSurroundings();
  return useClock((now) => timingOf(order, rules, now).urgency);
}
