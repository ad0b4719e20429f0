import CloseIcon from '@mui/icons-material/Close';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { SupportMessage } from '#contract/entities/supportMessage';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import { breakpoints, frame } from '../../theme/tokens';
import { SupportComposer } from './SupportComposer';
import { closeSupport } from './useSupportPanel';
import { useSupportThread } from './useSupportThread';

/** A sent message, with its time and its state. */
const SentMessage = ({ message }: { message: SupportMessage }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
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

/** Shows the account's messages, scrolled to the newest at the end. */
const SupportThread = ({ thread }: { thread: ReturnType<typeof useSupportThread> }) => {
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
      // A scrollable element must be focusable by keyboard.
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
        <Alert severity="warning" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
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

/**
 * The whole screen on a phone; otherwise a corner of the window, so that the page that the message is about can still
 * be used.
 */
const PanelSurface = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  if (isPhone)
    return (
      <Dialog open fullScreen onClose={closeSupport} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    );
  return <Corner labelledBy={labelledBy}>{children}</Corner>;
};

const Corner = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const opened = panel.current;
    return () => {
      // Closed from inside: return focus to where the keyboard user was.
      const isLost = document.activeElement === document.body || opened?.contains(document.activeElement);
      if (isLost && from instanceof HTMLElement) from.focus();
    };
  }, []);
  return (
    <Paper
      ref={panel}
      role="dialog"
      aria-labelledby={labelledBy}
      elevation={8}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeSupport();
      }}
      sx={{
        position: 'fixed',
        insetInlineEnd: frame.margin,
        insetBlockEnd: frame.margin,
        zIndex: 'drawer',
        inlineSize: 400,
        blockSize: `min(680px, calc(100dvh - ${frame.bar + 2 * frame.margin}px))`,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {children}
    </Paper>
  );
};

/** Messages to the operator: the sent ones, what happens to the next one, and a field for it. */
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
