import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SupportMessage } from '#contract/entities/supportMessage';
import { recordTime } from '../../components/order/storeTime';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';

/** A message as it was sent, when, and how far it has come. */
export const SentMessage = ({ message }: { message: SupportMessage }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreSurroundings();
  return (
    <Box sx={{ alignSelf: 'flex-end', maxInlineSize: '88%' }}>
      <Typography
        dir="auto"
        sx={{
          px: 1.75,
          py: 1.25,
          bgcolor: 'sunken',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {message.text}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary', textAlign: 'end' }}>
        <bdi>
          <time dateTime={message.created_at}>{recordTime(message.created_at, { locale, timezone })}</time>
        </bdi>
        {' · '}
        {t(`support.state.${message.state}`)}
      </Typography>
    </Box>
  );
};
