import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../components/hint/Hint';

/** Toggles full screen. If the browser refuses, nothing else is affected. */
export function toggleFullScreen(): void {
  if (!document.fullscreenEnabled) return;
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Toggles full screen. Hidden if the browser doesn't support it (phones). */
export const FullScreenButton = () => {
  const t = useTranslate();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'shell.full_screen.leave' : 'shell.full_screen.enter');
  return (
    <Hint text={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={toggleFullScreen}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </Hint>
  );
};
