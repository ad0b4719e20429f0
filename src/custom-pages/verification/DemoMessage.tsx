import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';

interface DemoMessageProps {
  channel: VerifiedChannel;
  subject: string;
  text: string;
}

/** The message that was just sent, in a demo without a mail server. */
export const DemoMessage = ({ channel, subject, text }: DemoMessageProps) => {
  const t = useTranslate();
  const label = t(`verification.${channel}.demo`);
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ p: 2, border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {subject && (
        <Typography dir="auto" sx={{ mt: 1, fontWeight: 600 }}>
          {subject}
        </Typography>
      )}
      <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {text.trim()}
      </Typography>
    </Box>
  );
};
