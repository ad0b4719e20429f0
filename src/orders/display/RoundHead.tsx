import { styled } from '@mui/material/styles';
import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import type { Round } from '#contract/orders/rounds';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';
import { KitchenMark } from './KitchenState';
import { ShortTime } from './ShortTime';

const Head = styled('div')(({ theme: { palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 2,
  '& .name': { fontWeight: 650 },
  '& .since': { color: palette.text.secondary, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}));

/** The text of each state, as of an order's own. */
const stateTexts = {
  waiting: 'boards.kitchen.to_start',
  preparing: 'boards.kitchen.begun',
  ready: 'order.status.7',
} as const satisfies Record<Round['state'], string>;

/** A round's number, when it was ordered, how long ago while it is open, and its state in the kitchen. */
export const RoundHead = ({ round: { number, at, state } }: { round: Round }) => {
  const t = useTranslate();
  const minutes = useClock((now) => Math.max(0, differenceInMinutes(now, at)));
  return (
    <Head data-round={number}>
      <span className="name">{t('order.round', { number })}</span>
      <span className="since">
        <ShortTime instant={new Date(at)} />
        {state !== 'ready' && ` · ${spanText(minutes, t)}`}
      </span>
      <KitchenMark data-begun={state === 'preparing'}>{t(stateTexts[state])}</KitchenMark>
    </Head>
  );
};
