import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { pushState } from '../../push/pushState';
import { SoundControl } from '../alerts/SoundControl';
import { channelOf, setChannel, setLeavesPages, useNotificationChoices } from './choices';
import { allKinds, channelsFor, type EventKind } from './eventKinds';

const PushControl = lazyWithRetry(withTexts(['pages', 'tools'], () => import('../alerts/PushControl')));

const KindChoice = ({ kind }: { kind: EventKind }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 48 }}>
      <Typography id={id} sx={{ flex: 1, minInlineSize: 0 }}>
        {t(`notifications.kind.${kind}`)}
      </Typography>
      <Select
        size="small"
        value={channelOf(kind)}
        onChange={({ target }) => setChannel(kind, target.value)}
        inputProps={{ 'aria-labelledby': id }}
        sx={{ minInlineSize: 128, flexShrink: 0 }}
      >
        {channelsFor(kind).map((channel) => (
          <MenuItem key={channel} value={channel}>
            {t(`notifications.channel.${channel}`)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
};

/**
 * This device's notification settings: sound, each kind of event, whether events open their page, and push messages.
 */
export const NotificationSettings = () => {
  const t = useTranslate();
  const detailId = useId();
  const { leavesPages } = useNotificationChoices();
  return (
    <Box sx={{ p: 2 }}>
      <SoundControl />
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2.5, mb: 0.5 }}>
        {t('notifications.kinds')}
      </Typography>
      {allKinds.map((kind) => (
        <KindChoice key={kind} kind={kind} />
      ))}
      <FormControlLabel
        sx={{ mt: 1.5, minBlockSize: 44 }}
        control={
          <Switch
            checked={leavesPages}
            onChange={(_, isOn) => setLeavesPages(isOn)}
            slotProps={{ input: { 'aria-describedby': detailId } }}
          />
        }
        label={t('notifications.jumps')}
      />
      <Typography id={detailId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('notifications.jumps_detail')}
      </Typography>
      {pushState() !== 'unavailable' && (
        <Suspense fallback={null}>
          <PushControl />
        </Suspense>
      )}
    </Box>
  );
};
