import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import type { NoticeRank } from '../../components/feedback/noticeSlots';
import { TimedNotice } from '../../components/feedback/TimedNotice';

/** At most this many failures and offers to undo are kept; the oldest is dropped. */
const maxMessages = 4;

interface Toast extends NotificationPayload {
  key: number;
}

/** The rank of a message. Failures must be read, and an action such as Undo isn't offered again. */
function rankOf({ type, notificationOptions = {} }: NotificationPayload): NoticeRank {
  if (notificationOptions.autoHideDuration === null) return 'standing';
  if (type === 'error' || type === 'warning') return 'failure';
  return notificationOptions.action ? 'undo' : 'confirmation';
}

/** The messages to keep after a new one: only the latest confirmation, and the last few of the others. */
export function withNewest<Message extends NotificationPayload>(shown: readonly Message[], newest: Message): Message[] {
  const others = shown.filter((message) => rankOf(message) !== 'confirmation');
  return [...others.slice(1 - maxMessages), newest];
}

const Toast = ({ toast, onEnd }: { toast: Toast; onEnd: () => void }) => {
  const t = useTranslate();
  const { message, type, notificationOptions = {} } = toast;
  const { messageArgs, autoHideDuration, action } = notificationOptions;
  return (
    <TimedNotice
      text={typeof message === 'string' ? t(message, messageArgs) : message}
      severity={type === 'success' || type === 'error' || type === 'warning' ? type : 'info'}
      duration={autoHideDuration === undefined ? limits.toastMs : autoHideDuration}
      onEnd={onEnd}
      // Its action takes one tap, so it can close after that.
      action={action && <Box onClick={onEnd}>{action}</Box>}
      sx={noticeSx}
    />
  );
};

/** Brief messages: react-admin's notifications, each for its own duration. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    nextKey.current += 1;
    const key = nextKey.current;
    setShown((present) => withNewest(present, { ...taken, key }));
  }, [notifications, takeNotification]);

  return shown.map((toast) => (
    <InNoticeArea key={toast.key} rank={rankOf(toast)}>
      <Toast toast={toast} onEnd={() => setShown((present) => present.filter(({ key }) => key !== toast.key))} />
    </InNoticeArea>
  ));
};
