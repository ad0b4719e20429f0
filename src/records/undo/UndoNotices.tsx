import Button from '@mui/material/Button';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { TimedNotice } from '../../components/feedback/TimedNotice';
import { strokeOf } from '../../components/keys/strokeOf';
import { useTakeBack } from './useTakeBack';
import { type UndoNotice, undoNotices } from './useUndoNotice';

/** Longer than a toast, because the offer is gone afterwards. */
const shownMs = 15_000;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

const Notice = ({ notice, isLast }: { notice: UndoNotice; isLast: boolean }) => {
  const t = useTranslate();
  const close = () => undoNotices.remove(notice.key);
  const { isRunning, undo } = useTakeBack(notice, close);
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
    <TimedNotice
      text={notice.text}
      severity="success"
      duration={shownMs}
      onEnd={() => !isRunning && close()}
      sx={noticeSx}
      action={
        <Button
          color="inherit"
          onClick={undo}
          disabled={isRunning}
          aria-keyshortcuts="Control+Z"
          sx={{ '&.Mui-disabled': { color: 'inherit', opacity: 0.7 } }}
        >
          {t(isRunning ? 'recordLists.undo.running' : 'common.undo')}
        </Button>
      }
    />
  );
};

/** Recent actions that can still be undone. */
export const UndoNotices = () => {
  const notices = useSyncExternalStore(undoNotices.subscribe, undoNotices.all);
  return notices.map((notice, index) => (
    <InNoticeArea key={notice.key} rank="undo">
      <Notice notice={notice} isLast={index === notices.length - 1} />
    </InNoticeArea>
  ));
};
