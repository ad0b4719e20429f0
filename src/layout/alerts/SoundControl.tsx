import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { setSoundSettings, useSoundSettings } from '../../components/sound/soundSettings';
import { play, unblockSpeaker } from '../../components/sound/speaker';

/** This device's volume, mute, and a test sound. */
export const SoundControl = () => {
  const t = useTranslate();
  const { volume, isMuted } = useSoundSettings();
  const test = async (tune: 'newOrder' | 'cancelled') => {
    await unblockSpeaker();
    play(tune);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="subtitle2">
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
    </Box>
  );
};
