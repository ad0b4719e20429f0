import AppsIcon from '@mui/icons-material/AppsOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import { patientLazy } from '../../components/patientLazy';

const QuickLinksGrid = patientLazy(() => import('./QuickLinksGrid'));

/** The way to the pages that are opened most, from wherever a person is. */
export const QuickLinks = () => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t('shell.quick_links')}>
        <IconButton
          color="inherit"
          aria-label={t('shell.quick_links')}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <AppsIcon />
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <QuickLinksGrid anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
