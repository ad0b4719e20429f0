import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { waitingLimits } from '#contract/bookingLimits';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { mostPersons, type StoreTables } from '../../places/tableChoices';
import { PersonsButtons } from '../new/PersonsButtons';
import type { BookingPreset } from '../phone/bookingChoice';
import { RefusedRequests } from '../refused/RefusedRequests';
import { LeftNotice } from './LeftNotice';
import { PartyDialog } from './PartyDialog';
import { useHolds, useMinute } from './useQuote';
import { stillWaiting, useReloadWaiting, useWaitingList } from './useWaitingList';
import { WaitingRow } from './WaitingRow';

interface WaitingDialogProps {
  menu: StoreTables;
  /** Books a table for guests whose request was refused. */
  onBook: (booking: BookingPreset) => void;
  onClose: () => void;
}

/** The waiting list of today: parties in the order in which they came, and a tap on the size of a new one. */
export default function WaitingDialog({ menu, onBook, onClose }: WaitingDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const query = useWaitingList();
  const reload = useReloadWaiting();
  const holds = useHolds(useMinute());
  const [party, setParty] = useState<number | WaitingParty | null>(null);
  const [left, setLeft] = useState<WaitingParty | null>(null);
  const [said, setSaid] = useState('');
  const waiting = stillWaiting(query.data);
  const quotes = query.data?.quotes;
  const close = () => setParty(null);
  const saved = (name: string) => {
    setSaid(t('tableBook.waiting.saved', { name: name || t('order.nameless.table') }));
    close();
    reload();
  };
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {t('tableBook.waiting.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {t('tableBook.waiting.new')}
          </Typography>
          <PersonsButtons most={mostPersons(menu)} value={null} onChoose={setParty} />
        </Box>
        {query.isPending && <Skeleton variant="rounded" height={120} />}
        {query.isError && (
          <Alert severity="error" action={<Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>}>
            {t('tableBook.waiting.failed')}
          </Alert>
        )}
        {query.data && waiting.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('tableBook.waiting.empty')}</Typography>
        )}
        <Box
          component="ul"
          aria-label={t('tableBook.waiting.title')}
          sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {waiting.map((one) => (
            <li key={one._id}>
              <WaitingRow party={one} menu={menu} holds={holds} onChange={setParty} onLeft={setLeft} />
            </li>
          ))}
        </Box>
        <RefusedRequests menu={menu} holds={holds} onBook={onBook} />
        {quotes && quotes.checked > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('tableBook.waiting.right', {
              smart_count: quotes.checked,
              correct: quotes.right,
              minutes: waitingLimits.quoteStep,
            })}
          </Typography>
        )}
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
      </DialogContent>
      {left && <LeftNotice key={left._id} party={left} onClose={() => setLeft(null)} />}
      <DialogActions>
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {t('common.close')}
        </Button>
      </DialogActions>
      {party !== null && <PartyDialog menu={menu} party={party} waiting={waiting} onSaved={saved} onClose={close} />}
    </Dialog>
  );
}
