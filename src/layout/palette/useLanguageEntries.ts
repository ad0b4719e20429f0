import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useI18nProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import type { KnownEntry } from './entry';

/** What a language is called in another, where the browser knows. */
const nameIn = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '';

/** The other languages, for whoever types for one: by its own name, and by its name in the present one and in English. */
export function useLanguageEntries(english: (key: string) => string): KnownEntry[] {
  const t = useTranslate();
  const notify = useNotify();
  const current = useLocale();
  const { changeLocale, getLocales } = useI18nProvider();
  const change = async (code: string) => {
    try {
      await changeLocale(code);
    } catch {
      notify(t('shell.language.failed'), { type: 'error' });
    }
  };
  return (getLocales?.() ?? [])
    .filter(({ locale }) => locale !== current)
    .map(({ locale, name }) => ({
      id: `action:language:${locale}`,
      label: name,
      detail: [t('shell.language.choose')],
      Icon: TranslateIcon,
      isQuiet: true,
      kept: { kind: 'known', id: `action:language:${locale}` },
      names: [
        name,
        nameIn(current, locale),
        nameIn('en', locale),
        t('shell.language.choose'),
        english('shell.language.choose'),
      ],
      run: () => void change(locale),
    }));
}
