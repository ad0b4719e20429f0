import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useState } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { Language } from '#contract/entities/store';
import { menuLanguages } from '#contract/menuLanguages';
import { useStoreFormat } from '../../store/useStoreFormat';
import { LanguageField } from './LanguageField';
import { type LanguageState, LanguageTabs } from './LanguageTabs';

/** The states of a tab's texts, worst first. */
const worst = ['wrong', 'missing'] as const;

export interface MultilingualField {
  source: string;
  /** Translation key. */
  label: string;
  /** The text in the first language is required. */
  required?: boolean;
  multiline?: boolean;
  /** Longest text. */
  max: number;
  /** Shown, but can't be changed. */
  disabled?: boolean;
  /** Translation key of the text below it. */
  helperText?: string;
}

interface MultilingualInputsProps {
  fields: readonly MultilingualField[];
  /** Accessible name of the tabs, already translated. Defaults to the label of the only field. */
  label?: string;
  /** Focuses the first field, in the open language. */
  autoFocus?: boolean;
}

const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** A store has a language even before it chose one. */
const english: Language = { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false };

/** The state of a text in one language. A text that is empty in all languages isn't missing in any. */
const stateOf = (texts: unknown, index: number, isWrong: boolean): LanguageState => {
  if (isWrong) return 'wrong';
  return Array.isArray(texts) && texts.some(isFilled) && !isFilled(texts[index]) ? 'missing' : 'filled';
};

/**
 * Texts in each of the store's languages, behind one row of tabs. The form's value is a list by language position, and
 * each field's path has the position (`name.1`), so that an error there opens its tab.
 *
 * @example
 * <TranslatableInputs fields={[{ source: 'name', label: 'itemForm.name', max: 100 }]} />
 */
export const TranslatableInputs = ({ fields, label, autoFocus = false }: MultilingualInputsProps) => {
  const t = useTranslate();
  const { store, language } = useStoreFormat();
  const supported = store.languages_supported;
  const languages = menuLanguages(supported.length > 0 ? supported : [english]);
  const fallback = supported[0]?.name ?? english.name;
  const idBase = useId();
  const { getSource } = useSourceContext();
  const paths = fields.map(({ source }) => getSource(source));
  const texts: unknown[] = useWatch({ name: paths });
  const { errors, submitCount } = useFormState({ name: paths });
  const [open, setOpen] = useState(() =>
    Math.max(
      0,
      languages.findIndex(({ position }) => position === language),
    ),
  );

  const states = languages.map(({ position }) =>
    paths.map((path, at) => stateOf(texts[at], position, get(errors, `${path}.${position}`) !== undefined)),
  );
  const wrong = states.map((each, index) => (each.includes('wrong') ? index : -1)).filter((index) => index >= 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong opens its tab when it comes up, before the form looks for it, and leaves the choice to the reader afterwards
  useLayoutEffect(() => {
    const [first] = wrong;
    if (first !== undefined && !wrong.includes(open)) setOpen(first);
  }, [wrong.join(), submitCount]);

  const panels = languages.map((each, index) =>
    fields.map(({ source, label: key, required = false, multiline = false, disabled = false, max, helperText }, at) => (
      <Box key={source} data-field={paths[at]}>
        <LanguageField
          source={`${source}.${each.position}`}
          language={each}
          label={languages.length > 1 ? t('records.languages.label', { label: t(key), language: each.name }) : t(key)}
          required={required && each.position === 0}
          multiline={multiline}
          max={max}
          autoFocus={autoFocus && at === 0 && index === open}
          disabled={disabled}
          helperText={
            each.position > 0 && states[index]?.[at] === 'missing'
              ? t('records.languages.falls_back', { language: fallback })
              : helperText && t(helperText)
          }
        />
      </Box>
    )),
  );
  if (panels.length === 1) return panels[0];
  const [only] = fields;
  return (
    <Box>
      <LanguageTabs
        idBase={idBase}
        label={t('records.languages.tabs', { label: label ?? (only ? t(only.label) : '') })}
        languages={languages}
        states={states.map((each) => worst.find((state) => each.includes(state)) ?? 'filled')}
        open={open}
        onOpen={setOpen}
      />
      {panels.map((panel, index) => (
        <Box
          key={languages[index]?.code}
          role="tabpanel"
          id={`${idBase}-panel-${index}`}
          aria-labelledby={`${idBase}-tab-${index}`}
          hidden={index !== open}
          sx={{ display: 'grid', gap: 2, '&[hidden]': { display: 'none' } }}
        >
          {panel}
        </Box>
      ))}
    </Box>
  );
};

interface MultilingualInputProps extends MultilingualField {
  autoFocus?: boolean;
}

/**
 * A text in each of the store's languages.
 *
 * @example <TranslatableInput source="name" label="itemForm.name" required max={limits.nameMax} />
 */
export const TranslatableInput = ({ autoFocus = false, ...field }: MultilingualInputProps) => (
  <TranslatableInputs fields={[field]} autoFocus={autoFocus} />
);
