/** A language's name in the reader's. @example languageNameIn('fr', 'de') // 'Französisch' */
export const languageNameIn = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};
