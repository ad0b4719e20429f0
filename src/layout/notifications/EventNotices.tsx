import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { TimedNotice } from '../../components/feedback/TimedNotice';
import { onAccountChange } from '../../session/onAccountChange';
import { kindOptions } from './eventKinds';
import { type EventNotice, eventNotices, useEventNotices } from './eventNotices';
import { notificationLog } from './notificationLog';
import { useNotificationText } from './useNotificationText';

const Notice = ({ notice: { kind, events } }: { notice: EventNotice }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const textOf = useNotificationText();
  const { severity, shownMs, path } = kindOptions(kind);
  const latest = events[events.length - 1];
  if (!latest) return null;
  const isOne = events.length === 1;
  const to = isOne ? latest.to : path;
  const view = () => {
    eventNotices.remove(kind);
    notificationLog.markRead((entry) => events.some(({ id }) => id === entry.id));
    if (to) navigate(to);
  };
  return (
    <TimedNotice
      // Another event of the same kind restarts its timer.
      key={latest.id}
      text={isOne ? textOf(latest.text) : t(`boards.events.${kind}`, { smart_count: events.length })}
      severity={severity}
      duration={shownMs}
      onEnd={() => eventNotices.remove(kind)}
      sx={noticeSx}
      action={
        to &&
        to !== pathname && (
          <Button color="inherit" onClick={view}>
            {t('boards.notice.view')}
          </Button>
        )
      }
    />
  );
};

/** Notices about events: one for each order and one for each kind of event. */
export const EventNotices = () => {
  const notices = useEventNotices();
  // Don't show the previous account's notices.
  useEffect(() => onAccountChange(() => eventNotices.clear()), []);
  return notices.map((notice) => (
    <InNoticeArea key={notice.kind} rank="event">
      <Notice notice={notice} />
    </InNoticeArea>
  ));
};
