import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';

/** Toggles between light and dark. */
export const DarkSwitch = () => {
  const t = useTranslate();
  const { mode } = useThemeChoice();
  const label = t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode');
  return (
    <Hint text={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={() => setThemeChoice({ mode: mode === 'dark' ? 'light' : 'dark' })}
      >
        {mode === 'dark' ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Hint>
  );
};
