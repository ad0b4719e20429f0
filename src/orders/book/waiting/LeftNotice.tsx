import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { TimedNotice } from '../../../components/feedback/TimedNotice';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useReloadWaiting } from './useWaitingList';

const shownFor = 8_000;

interface LeftNoticeProps {
  party: WaitingParty;
  onClose: () => void;
}

/**
 * Says that a party was taken off the list, with a button that puts it back. In the dialog rather than in the strip of
 * notices, which keyboards and screen readers can't reach from a dialog.
 */
export const LeftNotice = ({ party, onClose }: LeftNoticeProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const reload = useReloadWaiting();
  const [refusal, setRefusal] = useState<string | null>(null);
  const restore = () =>
    dataProvider
      .restoreWaitingParty({ _id: party._id })
      .then(onClose)
      .catch((error: unknown) => setRefusal(t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') })))
      .finally(reload);
  if (refusal)
    return (
      <Alert severity="error" onClose={onClose} closeText={t('signIn.dismiss')}>
        {refusal}
      </Alert>
    );
  const name = party.name || t('order.nameless.table');
  return (
    <TimedNotice
      text={t('tableBook.action.of', { action: t('tableBook.waiting.left'), name })}
      severity="info"
      duration={shownFor}
      onEnd={onClose}
      action={
        <Button color="inherit" onClick={() => void restore()} sx={{ minBlockSize: 44 }}>
          {t('common.undo')}
        </Button>
      }
    />
  );
};
