import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { businessDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime } from '../../../components/time/storeTime';
import { useBook } from '../../../realtime/orders/useBoard';
import type { StoreTables } from '../../places/tableChoices';
import { bookHolds } from './bookHolds';
import { freedTable } from './freedTable';
import { useMinute } from './useQuote';
import { useSeatParty } from './useSeatParty';
import { stillWaiting, useWaitingList } from './useWaitingList';

/** Says that a table became free that suits a party of the waiting list, which one tap seats. */
export default function FreedTableNotice({ menu }: { menu: StoreTables }) {
  const t = useTranslate();
  const format = useStoreFormat();
  const { store } = format;
  const minute = useMinute();
  const { data } = useBook(businessDate(minute, store));
  const waiting = stillWaiting(useWaitingList().data);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { seatParty, failure } = useSeatParty();
  const { booking_rules: rules } = store;
  const orders = data?.orders ?? [];
  // Not the minute: a table is free as soon as its booking has ended.
  const now = new Date();
  const found = freedTable({ orders, waiting, menu, rules, dismissed, holds: bookHolds(orders, rules, now) }, now);
  const name = found?.party.name || t('order.nameless.table');
  const freed =
    found &&
    t('tableBook.waiting.freed', {
      ...{ number: found.choice.numbers, name, time: clockTime(found.party.added_at, format) },
      guests: t('boards.panel.persons', { smart_count: found.party.persons }),
    });
  const button = { minBlockSize: 44, whiteSpace: 'nowrap' };
  // Also there while it has nothing to say: screen readers announce what changes in a region that they know.
  return (
    <Alert
      severity={failure ? 'error' : 'success'}
      role={found ? 'group' : 'presentation'}
      action={
        found && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <Button
              variant="contained"
              aria-label={t('tableBook.action.of', { action: t('tableBook.waiting.seat'), name })}
              onClick={({ currentTarget }) => void seatParty(found.party, found.choice, currentTarget)}
              sx={button}
            >
              {t('tableBook.waiting.seat')}
            </Button>
            <Button color="inherit" onClick={() => setDismissed(new Set([...dismissed, found.order._id]))} sx={button}>
              {t('common.not_now')}
            </Button>
          </Box>
        )
      }
      sx={
        found
          ? { alignItems: 'center', '& .MuiAlert-action': { paddingBlock: 0, marginInlineEnd: 0 } }
          : { ...visuallyHidden }
      }
    >
      <div role="status">{found && (failure ?? freed)}</div>
    </Alert>
  );
}
