import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { promisedAt, readyBy, type Urgency } from '#contract/orders/urgency';
import { clockTime } from '../../components/time/storeTime';
import { useOrderFormat } from './orderContext';
import { ShortTime } from './ShortTime';

/** The promised time. The kitchen's own deadline is in the title. */
export const PromisedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules, ...place } = useOrderFormat();
  const ready = clockTime(readyBy(order, rules), place);
  return <ShortTime instant={promisedAt(order, rules)} title={t('order.timing.ready_by', { time: ready })} />;
};

const icons = { calm: ScheduleIcon, soon: AlarmIcon, late: WarningIcon };

const Pill = styled('span')(({ theme: { palette } }) => {
  const tinted = (colour: string) => ({
    color: colour,
    background: `color-mix(in srgb, ${colour} 12%, transparent)`,
    fontWeight: 600,
  });
  return {
    display: 'inline-flex',
    minInlineSize: 0,
    overflow: 'hidden',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 4,
    paddingInline: 6,
    paddingBlock: 2,
    borderRadius: 6,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.secondary,
    '& svg': { fontSize: 16 },
    '&[data-urgency="calm"]': { paddingInline: 0 },
    '&[data-urgency="soon"]': tinted(palette.warning.main),
    '&[data-urgency="late"]': tinted(palette.error.main),
  };
});

/** A time and its urgency, in words, with an icon, and in colour. */
export const TimePill = ({ urgency, text }: { urgency: Urgency; text: string }) => {
  const Icon = icons[urgency];
  return (
    <Pill data-urgency={urgency}>
      <Icon aria-hidden />
      {text}
    </Pill>
  );
};
