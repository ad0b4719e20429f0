import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime } from '../../../components/time/storeTime';
import type { BookingTime } from './bookingChoice';
import { ChoiceButton, choiceGrid } from './ChoiceButton';
import type { useBookingTimes } from './useBookingTimes';

interface TimeButtonsProps extends Pick<ReturnType<typeof useBookingTimes>, 'isCurrent' | 'isFailed' | 'retry'> {
  times: readonly BookingTime[];
  /** The chosen instant; empty if there is none. */
  at: string;
  onAt: (at: string) => void;
}

/** The times of the day. Those that can't be booked can be chosen too, to learn why. */
export const TimeButtons = ({ times, at, onAt, isCurrent, isFailed, retry }: TimeButtonsProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const label = t('createOrder.time.slot');
  // A time that was tapped on the timeline can lie between the store's own.
  const isOwn = isCurrent && at !== '' && !times.some((time) => time.at === at);
  const shown = isOwn ? [...times, { at, table_ids: [] }].sort((a, b) => a.at.localeCompare(b.at)) : times;
  const scroller = useRef<HTMLDivElement>(null);
  const isShown = shown.length > 0;
  // Only the list scrolls: the dialog stays where it is.
  useEffect(() => {
    const list = scroller.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!isShown || !list || !chosen || at === '') return;
    const top = chosen.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + chosen.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - chosen.offsetHeight;
  }, [at, isShown]);
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {isFailed && !isCurrent ? (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: 1 }}>{t('tableBook.error.detail')}</Typography>
          <Button variant="outlined" onClick={retry} sx={{ minBlockSize: 44 }}>
            {t('common.retry')}
          </Button>
        </Box>
      ) : !isCurrent && times.length === 0 ? (
        <Skeleton variant="rounded" height={144} />
      ) : !isShown ? (
        <Typography role="status">{t('bookByPhone.none')}</Typography>
      ) : (
        <Box
          ref={scroller}
          role="group"
          aria-label={label}
          aria-busy={!isCurrent}
          sx={{ ...choiceGrid, maxBlockSize: { sm: 244 }, overflowY: 'auto', opacity: isCurrent ? 1 : 0.5 }}
        >
          {shown.map(({ at: one, rule }) => {
            const time = clockTime(one, { locale, timezone });
            return (
              <ChoiceButton
                key={one}
                isChosen={one === at}
                isBlocked={rule !== undefined}
                aria-label={rule ? t('bookByPhone.blocked', { time }) : time}
                disabled={!isCurrent}
                onClick={() => onAt(one)}
              >
                {time}
              </ChoiceButton>
            );
          })}
        </Box>
      )}
    </Box>
  );
};
