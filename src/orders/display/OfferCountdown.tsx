import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useClock } from '../../components/time/sharedClock';

/** Whole seconds until a moment, 0 once it has passed. */
const useSecondsUntil = (instant: string): number =>
  useClock((now) => Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / 1_000)), 'second');

const radius = 7;
const around = 2 * Math.PI * radius;

const Offer = styled('span')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  fontSize: '0.8125rem',
  fontWeight: 550,
  '& svg': { flexShrink: 0, transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: 3 },
  '& .whole': { stroke: palette.divider },
  '& .left': { stroke: palette.primary.main },
  '& .text': { minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& .seconds': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '&[data-ending="true"] .left': { stroke: palette.warning.main },
  '&[data-ending="true"] .seconds': { color: palette.warning.main },
}));

/** Who an order is offered to, and the time left to answer: a shrinking ring, and the seconds as a number. */
export const OfferCountdown = ({ offer }: { offer: NonNullable<Order['delivery_offer']> }) => {
  const t = useTranslate();
  const seconds = useSecondsUntil(offer.expires_at);
  const whole = Math.max(1, (new Date(offer.expires_at).getTime() - new Date(offer.offered_at).getTime()) / 1_000);
  const share = Math.min(1, seconds / whole);
  return (
    <Offer data-ending={share < 0.3}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle className="whole" cx="9" cy="9" r={radius} />
        <circle
          className="left"
          cx="9"
          cy="9"
          r={radius}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      <span className="text">{t('order.offer.asking', { name: offer.name })}</span>
      <span className="seconds">{seconds > 0 ? t('order.offer.seconds', { seconds }) : t('order.offer.over')}</span>
    </Offer>
  );
};
