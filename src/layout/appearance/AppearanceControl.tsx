import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { lazyWithRetry } from '../../components/lazyWithRetry';

const AppearancePanel = lazyWithRetry(() => import('./AppearancePanel'));

/** Opens the settings for colour, mode and corners. */
export const AppearanceControl = () => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t('shell.appearance.title')}>
        <IconButton
          color="inherit"
          aria-label={t('shell.appearance.title')}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PaletteIcon />
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <AppearancePanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
