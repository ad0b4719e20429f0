import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TimedNotice } from '../../components/feedback/TimedNotice';
import { pageFoot } from '../../components/page/usePageFoot';
import { frame } from '../../theme/tokens';

/** Further ones wait: on a phone they would cover the page. */
const shownAtOnce = 3;

interface Toast extends NotificationPayload {
  key: number;
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
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 6,
        border: '1px solid',
        borderColor: 'divider',
        pointerEvents: 'auto',
        overflowWrap: 'anywhere',
        alignItems: 'center',
      }}
    />
  );
};

/** Brief messages: react-admin's notifications, the newest at the bottom, each for its own duration. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    if (notifications.length === 0 || shown.length >= shownAtOnce) return;
    const taken = takeNotification();
    if (!taken) return;
    nextKey.current += 1;
    setShown([...shown, { ...taken, key: nextKey.current }]);
  }, [notifications, shown, takeNotification]);

  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInlineStart: { xs: 12, md: 24 },
        insetInlineEnd: { xs: 12, md: 'auto' },
        // On a phone, the page's buttons are at the bottom.
        insetBlockStart: { xs: frame.bar + 8, md: 'auto' },
        insetBlockEnd: { xs: 'auto', md: `calc(24px + var(${pageFoot}, 0px))` },
        inlineSize: { md: 420 },
        display: 'grid',
        gap: 1,
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    >
      {shown.map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          onEnd={() => setShown((present) => present.filter(({ key }) => key !== toast.key))}
        />
      ))}
    </Box>
  );
};
