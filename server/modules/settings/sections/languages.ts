import { errorCodes } from '#contract/codes/errorCodes';
import type { Language } from '#contract/entities/store';
import { limits } from '#contract/limits';
import { menuLanguages, newLanguage } from '#contract/menuLanguages';
import { languageSettings } from '#contract/settings/languages';
import { fieldsNotValid } from '#server/http/callError';
import { storeSection } from '#server/records/storeSection';

const refuse = (path: string, code: string, params?: Record<string, unknown>) =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code, ...(params && { params }) }]);

/**
 * A store's languages. Their positions in texts never change: a removed one is only marked, and has its texts again
 * when it comes back.
 */
export const languages = storeSection(languageSettings, {
  read: ({ store }) => ({
    languages: menuLanguages(store.languages_supported).map(({ code, is_visible }) => ({ code, is_visible })),
  }),
  write({ languages: wished }, { store }) {
    if (!wished) return {};
    const codes = wished.map(({ code }) => code);
    codes.forEach((code, index) => {
      if (codes.indexOf(code) !== index) throw refuse(`languages.${index}.code`, 'duplicate');
    });
    const before = store.languages_supported;
    const added = codes.filter((code) => before.every((language) => language.code !== code)).map(newLanguage);
    const all = [...before, ...added];
    if (all.length > limits.languagesMax) throw refuse('languages', 'too_big', { maximum: limits.languagesMax });
    const [first] = all;
    if (!wished.some(({ code, is_visible }) => code === first?.code && is_visible))
      throw refuse('languages', 'required');
    const languages_supported = all.map(({ code, name, is_lang_rtl }): Language => {
      const sequence = wished.findIndex((language) => language.code === code);
      const language = { code, name, is_lang_rtl };
      return sequence < 0
        ? { ...language, is_visible: false, is_removed: true }
        : { ...language, is_visible: wished[sequence]?.is_visible ?? true, sequence };
    });
    return { store: { languages_supported } };
  },
});
