import Alert from '@mui/material/Alert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type Locale, useI18nProvider, useTranslate } from 'react-admin';

interface LanguageListProps {
  anchor: HTMLElement;
  languages: readonly Locale[];
  onClose: () => void;
}

/** The languages by their own names. A choice applies immediately, and the list closes once the texts have loaded. */
export default function LanguageList({ anchor, languages, onClose }: LanguageListProps) {
  const t = useTranslate();
  const { getLocale, changeLocale } = useI18nProvider();
  const [failed, setFailed] = useState(false);
  const choose = async (code: string) => {
    setFailed(false);
    try {
      await changeLocale(code);
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': t('shell.language.choose') } }}>
      {failed && (
        <Alert severity="error" role="alert" sx={{ maxInlineSize: 240 }}>
          {t('shell.language.failed')}
        </Alert>
      )}
      {languages.map(({ locale, name }) => (
        <MenuItem
          key={locale}
          lang={locale}
          role="menuitemradio"
          aria-checked={locale === getLocale()}
          selected={locale === getLocale()}
          onClick={() => void choose(locale)}
          sx={{ minHeight: 44 }}
        >
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}
