import type { ReferenceLanguage } from '#contract/referenceLanguages';

/** A language's name in itself. */
export const languageName = (code: ReferenceLanguage): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The direction in which a language is written. */
export const directionOf = (code: ReferenceLanguage): 'rtl' | 'ltr' => (code === 'ar' ? 'rtl' : 'ltr');
