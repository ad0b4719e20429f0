import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isMenuMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { SettingsForm } from '../../../settings/SettingsForm';
import { boardLayout } from '../../board/boardLayout';
import { dispatchSettings } from './dispatchSettings';

const settingsKey = ['dispatch-settings'] as const;

/** Settings for when the search starts, and how long each person has to answer. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isDirty, setDirty] = useState(false);
  const query = useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await dataProvider.getDispatchSettings()).dispatch_settings,
    staleTime: 0,
  });
  useStoreEvents((event) => {
    if (isMenuMessage(event) && event.messageData.entity === 'store') void query.refetch();
  });
  return (
    <Dialog
      open
      // A tap outside the dialog doesn't discard changes.
      onClose={(_event, reason) => (reason === 'backdropClick' && isDirty ? undefined : onClose())}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('dispatch.settings.title')}</DialogTitle>
      {query.data ? (
        <SettingsForm
          settings={dispatchSettings}
          saved={query.data}
          onSaved={(saved) => queryClient.setQueryData(settingsKey, saved)}
          onClose={onClose}
          onDirty={setDirty}
        >
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t('dispatch.settings.who')} {t('dispatch.settings.under_way')}
          </Typography>
        </SettingsForm>
      ) : (
        <>
          <DialogContent>
            {query.isError ? (
              <Alert
                severity="error"
                action={<Button onClick={() => query.refetch()}>{t('boards.error.retry')}</Button>}
              >
                {t('dispatch.settings.failed')}
              </Alert>
            ) : (
              [1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={64} sx={{ mb: 1 }} />)
            )}
          </DialogContent>
          <DialogActions>
            <Button size="large" onClick={onClose}>
              {t('records.cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
