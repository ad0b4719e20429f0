import DeliveryIcon from '@mui/icons-material/DeliveryDiningOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import ChangedIcon from '@mui/icons-material/EditNoteOutlined';
import CancelledIcon from '@mui/icons-material/HighlightOffOutlined';
import AnswerIcon from '@mui/icons-material/HowToRegOutlined';
import NobodyIcon from '@mui/icons-material/PersonOffOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ReviewIcon from '@mui/icons-material/StarHalfOutlined';
import EndingIcon from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mirrored } from '../../components/icons/mirrored';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime, shortDay } from '../../components/time/storeTime';
import type { EventKind } from './eventKinds';
import { NotificationSettings } from './NotificationSettings';
import { notificationLog, type StoreNotification, useNotifications } from './notificationLog';
import { useNotificationText } from './useNotificationText';

const CourierIcon = mirrored(DeliveryIcon);

const icons: Record<EventKind, ComponentType<SvgIconProps>> = {
  ending: EndingIcon,
  new_order: OrderIcon,
  unanswered: CancelledIcon,
  cancelled: CancelledIcon,
  answer: AnswerIcon,
  changed: ChangedIcon,
  nobody_found: NobodyIcon,
  courier: CourierIcon,
  low_review: ReviewIcon,
  document: DocumentIcon,
};

const dayMs = 24 * 3_600_000;

interface Day {
  name: string;
  entries: StoreNotification[];
}

/** Groups notifications by day in the store's time zone, newest first. */
function useDays(entries: readonly StoreNotification[]): Day[] {
  const t = useTranslate();
  const { timezone, locale = 'en' } = useStoreFormat();
  const format = { timezone, locale };
  const dayOf = (at: number) => shortDay(at, format);
  const names = new Map([
    [dayOf(Date.now() - dayMs), t('notifications.yesterday')],
    [dayOf(Date.now()), t('notifications.today')],
  ]);
  const days = new Map<string, StoreNotification[]>();
  for (const entry of entries) days.set(dayOf(entry.at), [...(days.get(dayOf(entry.at)) ?? []), entry]);
  return [...days].map(([day, dayEntries]) => ({ name: names.get(day) ?? day, entries: dayEntries }));
}

const Entry = ({ entry, onGo }: { entry: StoreNotification; onGo: () => void }) => {
  const t = useTranslate();
  const { timezone, locale = 'en' } = useStoreFormat();
  const textOf = useNotificationText();
  const Icon = icons[entry.kind];
  const read = () => {
    notificationLog.markRead(({ id }) => id === entry.id);
    onGo();
  };
  const sx = { gap: 1.5, minBlockSize: 48, alignItems: 'flex-start', px: 2, py: 1 };
  const content = (
    <>
      <Icon aria-hidden sx={{ fontSize: 20, mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minInlineSize: 0, fontWeight: entry.isRead ? 400 : 600, overflowWrap: 'anywhere' }}>
        {!entry.isRead && <span style={visuallyHidden}>{t('notifications.unread')}: </span>}
        {textOf(entry.text)}
      </Box>
      <Box
        component="time"
        dateTime={new Date(entry.at).toISOString()}
        sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap', mt: 0.25 }}
      >
        {clockTime(entry.at, { timezone, locale })}
      </Box>
      <Box
        aria-hidden
        sx={{
          inlineSize: 8,
          blockSize: 8,
          mt: 0.875,
          borderRadius: '50%',
          flexShrink: 0,
          bgcolor: entry.isRead ? 'transparent' : 'primary.main',
        }}
      />
    </>
  );
  // The account can't open the page of an entry without a link.
  if (!entry.to) return <ListItem sx={sx}>{content}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={entry.to} onClick={read} sx={sx}>
        {content}
      </ListItemButton>
    </ListItem>
  );
};

const Entries = ({ onGo }: { onGo: () => void }) => {
  const t = useTranslate();
  const days = useDays(useNotifications());
  if (days.length === 0)
    return (
      <Box sx={{ py: 5, px: 3, textAlign: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('notifications.empty')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('notifications.empty_detail')}
        </Typography>
      </Box>
    );
  return days.map(({ name, entries }) => (
    <Box component="section" key={name} aria-label={name}>
      <Typography component="h3" variant="subtitle2" sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}>
        {name}
      </Typography>
      <List disablePadding>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onGo={onGo} />
        ))}
      </List>
    </Box>
  ));
};

/** Lists the events of the last days, and has this device's notification settings. */
export default function NotificationCenter({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const [isSetting, setSetting] = useState(false);
  const hasUnread = useNotifications().some(({ isRead }) => !isRead);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'notifications-title',
          sx: {
            inlineSize: 420,
            maxInlineSize: 'calc(100vw - 32px)',
            maxBlockSize: 'min(680px, calc(100dvh - 96px))',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          py: 1,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
          flexShrink: 0,
        }}
      >
        <Typography id="notifications-title" component="h2" variant="h3" sx={{ flex: 1, minInlineSize: 0 }}>
          {t(isSetting ? 'notifications.settings' : 'notifications.title')}
        </Typography>
        {isSetting ? (
          <Button color="inherit" onClick={() => setSetting(false)} sx={{ minBlockSize: 44 }}>
            {t('common.back')}
          </Button>
        ) : (
          <>
            {hasUnread && (
              <Button color="inherit" onClick={() => notificationLog.markRead(() => true)} sx={{ minBlockSize: 44 }}>
                {t('notifications.mark_all')}
              </Button>
            )}
            <IconButton
              aria-label={t('notifications.settings')}
              onClick={() => setSetting(true)}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <SettingsIcon />
            </IconButton>
          </>
        )}
      </Box>
      <Box sx={{ overflowY: 'auto', minBlockSize: 0 }}>
        {isSetting ? <NotificationSettings /> : <Entries onGo={onClose} />}
      </Box>
    </Popover>
  );
}
