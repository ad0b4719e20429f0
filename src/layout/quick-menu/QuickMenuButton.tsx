import AppsIcon from '@mui/icons-material/AppsOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { lazyWithRetry } from '../../components/lazyWithRetry';

const QuickMenu = lazyWithRetry(() => import('./QuickMenu'));

/** Opens the quick links and this device's display settings. `onGo` is called when a link is followed. */
export const QuickMenuButton = ({ onGo }: { onGo?: () => void }) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('shell.quick_menu');
  const go = () => {
    setAnchor(null);
    onGo?.();
  };
  return (
    <>
      <Hint text={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AppsIcon />
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <QuickMenu anchor={anchor} onClose={() => setAnchor(null)} onGo={go} />
        </Suspense>
      )}
    </>
  );
};
