import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { patientLazy } from '../../components/patientLazy';
import { useSoundSettings } from './soundSettings';
import { useSpeakerState } from './speaker';

const SoundPopover = patientLazy(() => import('./SoundPopover'));

/** Whether this device rings, and the way to change it. */
export const SoundControl = () => {
  const t = useTranslate();
  const { isMuted, volume } = useSoundSettings();
  const speaker = useSpeakerState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSilent = isMuted || volume === 0;
  const state = isSilent ? 'off' : speaker === 'blocked' ? 'blocked' : 'on';
  const label = t('boards.sound.label', { state: t(`boards.sound.${state}`) });
  return (
    <>
      <Hint text={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          color={state === 'on' ? 'inherit' : 'warning'}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {state === 'on' ? <NotificationsIcon /> : <NotificationsOffIcon />}
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <SoundPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
