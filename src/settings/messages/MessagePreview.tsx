import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { OutgoingChannel } from '#contract/messages/channels';
import { fillPlaceholders } from '#contract/placeholders';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { directionOf } from './languageName';

const SmsCount = lazyWithRetry(() => import('./SmsCount'));

interface MessagePreviewProps {
  title: string;
  content: string;
  samples: Readonly<Record<string, string>>;
  channel: OutgoingChannel;
  language: ReferenceLanguage;
}

/** A message as its customer reads it, with sample data, in the direction of its language. */
export const MessagePreview = ({ title, content, samples, channel, language }: MessagePreviewProps) => {
  const t = useTranslate();
  const filled = { title: fillPlaceholders(title, samples), content: fillPlaceholders(content, samples) };
  return (
    <Box role="group" aria-label={t('settings.messages.preview')} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('settings.messages.preview')}
      </Typography>
      <Paper
        variant="outlined"
        lang={language}
        dir={directionOf(language)}
        sx={{ p: 1.5, bgcolor: 'sunken', overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600, textAlign: 'start' }}>{filled.title}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line', textAlign: 'start' }}>{filled.content}</Typography>
      </Paper>
      {channel === 'sms' && (
        <Suspense>
          <SmsCount {...filled} />
        </Suspense>
      )}
    </Box>
  );
};
