/** Languages whose column names are known. */
export const fileLanguages = ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'] as const;
export type FileLanguage = (typeof fileLanguages)[number];

/** The names of a column: the first word of each language is the header of the files that we write in it. */
export type Words = Record<FileLanguage, readonly string[]>;

/** @example fileLanguage('fr-CA') // 'fr' */
export function fileLanguage(locale: string): FileLanguage {
  const code = locale.toLowerCase().split(/[-_]/)[0];
  return fileLanguages.find((known) => known === code) ?? 'en';
}
