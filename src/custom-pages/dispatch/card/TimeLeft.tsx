import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import { spanText } from '../../../components/order/storeTime';
import { useMinutesLeft, useRisk } from './useRisk';

const icons = { none: ScheduleIcon, soon: AlarmIcon, late: WarningIcon };

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
    textOverflow: 'ellipsis',
    alignItems: 'center',
    justifySelf: 'start',
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
    '&[data-risk="none"]': { paddingInline: 0 },
    '&[data-risk="soon"]': tinted(palette.warning.main),
    '&[data-risk="late"]': tinted(palette.error.main),
  };
});

/** How much time is left to the promise, and whether it is going to be broken: in words, with an icon, and in colour. */
export const TimeLeft = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const risk = useRisk(order);
  const minutes = useMinutesLeft(order);
  const Icon = icons[risk];
  const time = spanText(Math.abs(minutes), t);
  return (
    <Pill data-risk={risk}>
      <Icon aria-hidden />
      {minutes < 0
        ? t('order.timing.late', { time })
        : t(risk === 'soon' ? 'dispatch.time.at_risk' : 'order.timing.soon', { time })}
    </Pill>
  );
};
