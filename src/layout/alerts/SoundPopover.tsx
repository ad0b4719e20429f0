import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { pushState } from '../../push/pushState';
import { setSoundSettings, useSoundSettings } from './soundSettings';
import { play, unblockSpeaker } from './speaker';

const PushControl = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./PushControl')));

/** This device's volume, mute and test sound, and its notifications if the server sends any. */
export default function SoundPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const { volume, isMuted } = useSoundSettings();
  const test = async (tune: 'newOrder' | 'cancelled') => {
    await unblockSpeaker();
    play(tune);
  };
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
          'aria-labelledby': 'sound-title',
          sx: { p: 2.5, inlineSize: 300, display: 'grid', gap: 1 },
        },
      }}
    >
      <Typography id="sound-title" component="h2" variant="h3">
        {t('boards.sound.title')}
      </Typography>
      <Typography id="sound-volume" sx={{ mt: 1 }}>
        {t('boards.sound.volume')}
      </Typography>
      <Slider
        aria-labelledby="sound-volume"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        disabled={isMuted}
        onChange={(_, value) => setSoundSettings({ volume: value as number })}
        onChangeCommitted={() => void test('newOrder')}
      />
      <FormControlLabel
        control={<Switch checked={isMuted} onChange={(_, checked) => setSoundSettings({ isMuted: checked })} />}
        label={t('boards.sound.mute')}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isMuted} onClick={() => void test('newOrder')}>
          {t('boards.sound.test')}
        </Button>
        <Button disabled={isMuted} onClick={() => void test('cancelled')}>
          {t('boards.sound.test_cancel')}
        </Button>
      </Box>
      {pushState() !== 'unavailable' && (
        <Suspense fallback={null}>
          <PushControl />
        </Suspense>
      )}
    </Popover>
  );
}
