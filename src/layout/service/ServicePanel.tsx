import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { BusySection } from './BusySection';
import { PauseSection } from './PauseSection';
import type { Change } from './ServiceSection';
import { TodaySection } from './TodaySection';

/** Pause, busy and today's exception: what is set now, who set it, and how to end it early. */
export default function ServicePanel({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change: Change = (send) => {
    setSending(true);
    setFailure(null);
    void send(dataProvider)
      .catch((error: unknown) => {
        // The question about scheduled orders was answered with "Back": nothing has failed.
        if (error instanceof ApiError && error.code === errorCodes.ORDERS_OUTSIDE_HOURS) return;
        setFailure(t(errorText(error), { _: t('codes.error.2003') }));
      })
      .finally(() => setSending(false));
  };
  const sections = { isSending, change };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { inlineSize: 400, maxInlineSize: 'calc(100vw - 16px)', p: 2, display: 'grid', gap: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
          {t('opening.title')}
        </Typography>
        <IconButton autoFocus aria-label={t('opening.close')} onClick={onClose} sx={{ inlineSize: 44, blockSize: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <PauseSection {...sections} />
      <BusySection {...sections} />
      <TodaySection {...sections} />
    </Popover>
  );
}
