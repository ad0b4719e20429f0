import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { TimedNotice } from '../../components/feedback/TimedNotice';

/** More than these at once leave the page too little room. */
const shownAtOnce = 3;

interface Toast extends NotificationPayload {
  key: number;
}

/** Mere confirmations. What failed must be read, and an action such as Undo can't be had later. */
const givesWay = ({ type, notificationOptions }: NotificationPayload): boolean =>
  !notificationOptions?.action && type !== 'error' && type !== 'warning';

/** The messages to show once a new one has come: the oldest confirmations make room, nothing else does. */
export function withNewest<Message extends NotificationPayload>(shown: readonly Message[], newest: Message): Message[] {
  const kept = [...shown];
  while (kept.length >= shownAtOnce) {
    const oldest = kept.findIndex(givesWay);
    if (oldest < 0) break;
    kept.splice(oldest, 1);
  }
  return [...kept, newest];
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
      sx={{
        ...noticeSx,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 6,
        border: '1px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        alignItems: 'center',
      }}
    />
  );
};

/** Brief messages: react-admin's notifications, the newest last, each for its own duration. */
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

  return (
    <InNoticeArea>
      {shown.map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          onEnd={() => setShown((present) => present.filter(({ key }) => key !== toast.key))}
        />
      ))}
    </InNoticeArea>
  );
};
