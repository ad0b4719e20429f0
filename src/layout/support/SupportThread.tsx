import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SentMessage } from './SentMessage';
import type { useSupportThread } from './useSupportThread';

/** What the account wrote, the newest at the end and in sight. */
export const SupportThread = ({ thread }: { thread: ReturnType<typeof useSupportThread> }) => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = thread;
  const list = useRef<HTMLDivElement>(null);
  const newest = data?.messages.at(-1)?._id;
  useEffect(() => {
    if (newest && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <Box
      ref={list}
      role="log"
      aria-label={t('support.thread')}
      // What scrolls must be reachable by the keyboard.
      tabIndex={0}
      sx={{ flex: 1, minBlockSize: 96, overflowY: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      {isPending && (
        <>
          <Skeleton variant="rounded" height={56} aria-label={t('support.loading')} sx={{ marginInlineStart: '25%' }} />
          <Skeleton variant="rounded" height={40} sx={{ marginInlineStart: '45%' }} />
        </>
      )}
      {isError && !data && (
        <Alert severity="warning" action={<Button onClick={() => void refetch()}>{t('support.retry')}</Button>}>
          {t('support.failed')}
        </Alert>
      )}
      {data?.messages.length === 0 && (
        <Box sx={{ m: 'auto', p: 2, maxInlineSize: 280, textAlign: 'center', color: 'text.secondary' }}>
          <SupportIcon sx={{ fontSize: 40, color: 'primary.main' }} />
          <Typography sx={{ mt: 1 }}>{t('support.empty')}</Typography>
        </Box>
      )}
      {data?.messages.map((message) => (
        <SentMessage key={message._id} message={message} />
      ))}
    </Box>
  );
};
