import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useSoundSettings } from '../../components/sound/soundSettings';
import { useSpeakerState } from '../../components/sound/speaker';
import { withTexts } from '../../i18n/index';
import { channelOf, useNotificationChoices } from './choices';
import { useNotifications } from './notificationLog';

const NotificationCenter = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./NotificationCenter')));

/** The number of unread notifications, without the kinds that this device only lists: they aren't urgent. */
function useUnreadCount(): number {
  useNotificationChoices();
  return useNotifications().filter(({ isRead, kind }) => !isRead && channelOf(kind) !== 'list').length;
}

/** Opens the notification center. Shows the number of unread notifications, and whether sound is on. */
export const NotificationBell = () => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { isMuted, volume } = useSoundSettings();
  const speaker = useSpeakerState();
  const unread = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSilent = isMuted || volume === 0;
  const sound = isSilent ? 'off' : speaker === 'blocked' ? 'blocked' : 'on';
  const label = [
    t('boards.bell.label'),
    unread > 0 ? t('boards.bell.unread', { smart_count: unread }) : '',
    t('boards.sound.label', { state: t(`boards.sound.${sound}`) }),
  ]
    .filter(Boolean)
    .join(t('shell.comma'));
  return (
    <>
      <Hint text={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          color={sound === 'on' ? 'inherit' : 'warning'}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {sound === 'on' ? <NotificationsIcon /> : <NotificationsOffIcon />}
          {unread > 0 && (
            <Box
              component="span"
              aria-hidden
              sx={{
                position: 'absolute',
                insetBlockStart: 2,
                insetInlineEnd: 0,
                minInlineSize: 18,
                px: 0.5,
                borderRadius: 9,
                bgcolor: 'error.main',
                color: 'error.contrastText',
                fontSize: '0.75rem',
                fontWeight: 600,
                lineHeight: '18px',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {Math.min(unread, 99).toLocaleString(locale)}
              {unread > 99 && '+'}
            </Box>
          )}
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <NotificationCenter anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
