import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { strokeOf } from '../../components/keys/strokeOf';
import { useTakeBack } from './useTakeBack';
import { type UndoNotice, undoNotices } from './useUndoNotice';

/**
 * Calls `onEnd` when the time is up. The timer stops while the user hovers over the notice or focuses it, and then
 * starts again.
 */
function useTimeLeft(ms: number, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

/** Longer than a toast, because the offer is gone afterwards. */
const shownMs = 15_000;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

const Notice = ({ notice, isLast }: { notice: UndoNotice; isLast: boolean }) => {
  const t = useTranslate();
  const close = () => undoNotices.remove(notice.key);
  const { isRunning, undo } = useTakeBack(notice, close);
  const held = useTimeLeft(shownMs, () => !isRunning && close());
  const latest = useRef(undo);
  latest.current = undo;
  // The usual undo shortcut, except in text fields, which have their own undo.
  useEffect(() => {
    if (!isLast) return;
    const onKey = (event: KeyboardEvent) => {
      if (strokeOf(event) !== 'Mod+z' || isText(event.target)) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isLast]);
  return (
    <Paper
      elevation={6}
      {...held}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      sx={{
        ...noticeSx,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.5,
        py: 0.5,
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{notice.text}</Typography>
      <Button
        color="inherit"
        onClick={undo}
        disabled={isRunning}
        aria-keyshortcuts="Control+Z"
        sx={{ fontWeight: 700, minHeight: 44, '&.Mui-disabled': { color: 'inherit', opacity: 0.7 } }}
      >
        {t(isRunning ? 'recordLists.undo.running' : 'recordLists.undo.button')}
      </Button>
      <IconButton color="inherit" aria-label={t('recordLists.undo.close')} onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
};

/** Recent actions that can still be undone. */
export const UndoNotices = () => {
  const t = useTranslate();
  const notices = useSyncExternalStore(undoNotices.subscribe, undoNotices.all);
  return (
    <InNoticeArea>
      <Box
        role="region"
        aria-live="polite"
        aria-label={t('recordLists.undo.region')}
        sx={{ display: 'flex', flexWrap: 'wrap', flex: notices.length > 0 ? '1 1 320px' : 'none', minInlineSize: 0 }}
      >
        {notices.map((notice, index) => (
          <Notice key={notice.key} notice={notice} isLast={index === notices.length - 1} />
        ))}
      </Box>
    </InNoticeArea>
  );
};
