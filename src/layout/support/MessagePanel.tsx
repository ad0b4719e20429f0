import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PanelSurface } from './PanelSurface';
import { SupportComposer } from './SupportComposer';
import { SupportThread } from './SupportThread';
import { closeSupport } from './useSupportPanel';
import { useSupportThread } from './useSupportThread';

/** Messages to the operator: what was written, what becomes of the next, and a field to write it in. */
export const MessagePanel = ({ isInsteadOfChat }: { isInsteadOfChat: boolean }) => {
  const t = useTranslate();
  const titleId = useId();
  const thread = useSupportThread();
  return (
    <PanelSurface labelledBy={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          paddingInline: '20px 8px',
          minBlockSize: 56,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('support.title')}
        </Typography>
        <IconButton aria-label={t('support.close')} onClick={closeSupport}>
          <CloseIcon />
        </IconButton>
      </Box>
      {isInsteadOfChat && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {t('support.chat_failed')}
        </Alert>
      )}
      <SupportThread thread={thread} />
      <SupportComposer next={thread.data} />
    </PanelSurface>
  );
};
