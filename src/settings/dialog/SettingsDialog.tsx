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
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SettingsForm as Settings } from '../../descriptors/defineSettings';
import { useStoreEvents } from '../../realtime/useRealtime';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { breakpoints } from '../../theme/tokens';
import { settingsKey } from '../page/settingsKey';
import { SettingsForm } from './SettingsForm';

interface SettingsDialogProps {
  settings: Settings;
  title: string;
  /** Below the fields: whom and what the settings affect. */
  note: string;
  onClose: () => void;
}

/** Store settings as a form in a dialog. They follow other people's changes until something is typed here. */
export function SettingsDialog({ settings, title, note, onClose }: SettingsDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useGuardedClose({ isTyped: isDirty, onClose });
  const queryKey = settingsKey(settings.entity);
  const query = useQuery({
    queryKey,
    queryFn: () => dataProvider.getSettings(settings.entity),
    staleTime: 0,
  });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'store') void query.refetch();
  });
  return (
    <Dialog open onClose={close} fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {query.data ? (
        <SettingsForm
          settings={settings}
          saved={query.data}
          onSaved={(saved) => queryClient.setQueryData(queryKey, saved)}
          onDone={onClose}
          onCancel={close}
          onDirty={setDirty}
        >
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{note}</Typography>
        </SettingsForm>
      ) : (
        <>
          <DialogContent>
            {query.isError ? (
              <Alert
                severity="error"
                action={<Button onClick={() => query.refetch()}>{t('boards.error.retry')}</Button>}
              >
                {t('settings.failed')}
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
      {question}
    </Dialog>
  );
}
