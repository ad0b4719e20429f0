import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { setThemeChoice, useThemeChoice } from '../theme/themeChoice';

/** Toggles dark mode. */
export const ModeSwitch = () => {
  const t = useTranslate();
  const { mode } = useThemeChoice();
  const label = t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode');
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setThemeChoice({ mode: mode === 'dark' ? 'light' : 'dark' })}
    >
      {mode === 'dark' ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  );
};
