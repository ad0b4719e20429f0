import Box from '@mui/material/Box';
import { useTranslate, useWrappedSource } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { Language } from '#contract/entities/store';
import { useStoreSurroundings } from '../useStoreSurroundings';
import { LanguageField } from './multilingual/LanguageField';
import { type LanguageState, LanguageTabs } from './multilingual/LanguageTabs';

interface MultilingualInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** The first language has to be filled. */
  required?: boolean;
  multiline?: boolean;
  /** Longest text. */
  max: number;
  autoFocus?: boolean;
}

const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** A store has a language even before it chose any. */
const english: Language = { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false };

/**
 * A text in each of the store's languages: the form has them by position. Each field's path names its position
 * (`name.1`), so that an error there opens its tab.
 *
 * @example <MultilingualInput source="name" label="itemForm.name" required max={limits.nameMax} />
 */
export const MultilingualInput = ({
  source,
  label,
  required = false,
  multiline = false,
  max,
  autoFocus = false,
}: MultilingualInputProps) => {
  const t = useTranslate();
  const { store, language } = useStoreSurroundings();
  const supported = store.languages_supported;
  const languages = supported.length > 0 ? supported : [english];
  const idBase = useId();
  const path = useWrappedSource(source);
  const texts: unknown = useWatch({ name: path });
  const { errors, submitCount } = useFormState({ name: path });
  const [open, setOpen] = useState(language);

  const isAny = Array.isArray(texts) && texts.some(isFilled);
  const states = languages.map((_, index): LanguageState => {
    if (get(errors, `${path}.${index}`)) return 'wrong';
    // A text that is empty everywhere is missing nowhere.
    return isAny && !isFilled((texts as unknown[])[index]) ? 'missing' : 'filled';
  });
  const wrong = states.map((state, index) => (state === 'wrong' ? index : -1)).filter((index) => index >= 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong opens its tab when it comes up, and leaves the choice to the reader afterwards
  useEffect(() => {
    const [first] = wrong;
    if (first !== undefined && !wrong.includes(open)) setOpen(first);
  }, [wrong.join(), submitCount]);

  const fields = languages.map((each, index) => ({
    source: `${source}.${index}`,
    language: each,
    label: languages.length > 1 ? t('records.languages.label', { label: t(label), language: each.name }) : t(label),
    required: required && index === 0,
    multiline,
    max,
    autoFocus: autoFocus && index === open,
    helperText:
      index > 0 && states[index] === 'missing'
        ? t('records.languages.falls_back', { language: languages[0]?.name ?? '' })
        : undefined,
  }));
  const [only] = fields;
  if (fields.length === 1 && only) return <LanguageField {...only} />;
  return (
    <Box data-field={path}>
      <LanguageTabs
        idBase={idBase}
        label={t('records.languages.tabs', { label: t(label) })}
        languages={languages}
        states={states}
        open={open}
        onOpen={setOpen}
      />
      {fields.map((field, index) => (
        <Box
          key={field.source}
          role="tabpanel"
          id={`${idBase}-panel-${index}`}
          aria-labelledby={`${idBase}-tab-${index}`}
          hidden={index !== open}
        >
          <LanguageField {...field} />
        </Box>
      ))}
    </Box>
  );
};
