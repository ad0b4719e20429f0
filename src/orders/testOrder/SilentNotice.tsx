import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { setSoundSettings, useSoundSettings } from '../../components/sound/soundSettings';
import { unblockSpeaker, useSpeakerState } from '../../components/sound/speaker';

const audibleVolume = 0.7;

/** Why this device doesn't ring, with a button that makes it; nothing if it does. */
export const SilentNotice = () => {
  const t = useTranslate();
  const state = useSpeakerState();
  const { isMuted, volume } = useSoundSettings();
  const isOff = isMuted || volume === 0;
  if (state === 'missing') return <Alert severity="warning">{t('profile.ready.test.no_sound')}</Alert>;
  if (!isOff && state !== 'blocked') return null;
  const turnOn = () => {
    if (isOff) setSoundSettings({ isMuted: false, volume: volume || audibleVolume });
    void unblockSpeaker();
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={turnOn} sx={{ minBlockSize: 44 }}>
          {t('boards.sound.allow')}
        </Button>
      }
    >
      {t(isOff ? 'profile.ready.test.muted' : 'boards.sound.blocked_banner')}
    </Alert>
  );
};
