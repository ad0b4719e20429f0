import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { lazyWithRetry } from '../lazyWithRetry';

const LanguageList = lazyWithRetry(() => import('./LanguageList'));

/** The button that lists the supported languages. Hidden if there is only one. */
export const LanguageMenu = () => {
  const t = useTranslate();
  const languages = useI18nProvider().getLocales?.() ?? [];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (languages.length < 2) return null;
  const label = t('shell.language.choose');
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TranslateIcon />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageList anchor={anchor} languages={languages} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
