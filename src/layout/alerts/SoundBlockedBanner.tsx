import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useSoundSettings } from './soundSettings';
import { unblockSpeaker, useSpeakerState } from './speaker';

const blockSize = 48;

/** Says that the browser keeps quiet until somebody taps the page, and offers the tap. */
export const SoundBlockedBanner = () => {
  const t = useTranslate();
  const { isMuted, volume } = useSoundSettings();
  const isShown = useSpeakerState() === 'blocked' && !isMuted && volume > 0;
  useEffect(() => {
    // Pages that fill the window leave room for it.
    document.documentElement.style.setProperty('--shell-notice', isShown ? `${blockSize}px` : '0px');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Alert
      severity="warning"
      sx={{
        blockSize,
        alignItems: 'center',
        borderRadius: 0,
        py: 0,
        lineHeight: 1.3,
        displayPrint: 'none',
        overflow: 'hidden',
      }}
      action={
        <Button color="inherit" variant="outlined" onClick={() => void unblockSpeaker()} sx={{ whiteSpace: 'nowrap' }}>
          {t('boards.sound.allow')}
        </Button>
      }
    >
      {t('boards.sound.blocked_banner')}
    </Alert>
  );
};
