import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  type NotificationProps,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { limits } from '#contract/limits';
import { InNoticeArea, noticeSx } from '../components/feedback/NoticeArea';
import type { NoticeRank } from '../components/feedback/placeNotices';
import { TimedNotice } from '../components/feedback/TimedNotice';

/** At most this many failures and offers to undo are kept; the oldest is dropped. */
const maxMessages = 4;

interface Message extends NotificationPayload {
  key: number;
}

/** Used for messages that have none of their own. */
type Defaults = Required<Pick<NotificationProps, 'type' | 'autoHideDuration'>>;

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

interface NoticeProps extends Defaults {
  shown: Message;
  onEnd: () => void;
}

const Notice = ({ shown, onEnd, type: defaultType, autoHideDuration: defaultDuration }: NoticeProps) => {
  const t = useTranslate();
  const { message, type = defaultType, notificationOptions = {} } = shown;
  const { messageArgs, autoHideDuration = defaultDuration, action } = notificationOptions;
  return (
    <CloseNotificationContext value={onEnd}>
      <TimedNotice
        text={typeof message === 'string' ? t(message, messageArgs) : message}
        severity={type === 'success' || type === 'error' || type === 'warning' ? type : 'info'}
        duration={autoHideDuration}
        onEnd={onEnd}
        // Its action takes one tap, so it can close after that.
        action={action && <Box onClick={onEnd}>{action}</Box>}
        sx={noticeSx}
      />
    </CloseNotificationContext>
  );
};

/**
 * Replaces react-admin's `Notification`: several messages at once, by rank, in the strip below the bar, each for its own
 * duration.
 */
export const Notification = ({ type = 'info', autoHideDuration = limits.toastMs }: Partial<Defaults>) => {
  const { notifications, takeNotification } = useNotificationContext();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    nextKey.current += 1;
    const key = nextKey.current;
    setMessages((present) => withNewest(present, { ...taken, key }));
  }, [notifications, takeNotification]);

  return messages.map((message) => (
    <InNoticeArea key={message.key} rank={rankOf(message)}>
      <Notice
        shown={message}
        type={type}
        autoHideDuration={autoHideDuration}
        onEnd={() => setMessages((present) => present.filter(({ key }) => key !== message.key))}
      />
    </InNoticeArea>
  ));
};
