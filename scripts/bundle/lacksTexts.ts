import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** English alone: the program's own texts, for a page that couldn't load any others. */
const englishOnly = 'shellStart.ts';

/**
 * Whether a language has fewer files of texts than English, because a page is still being built. The check of the
 * catalogues names each missing text.
 *
 * @param folder has a folder for each language
 */
export function lacksTexts(folder = 'src/i18n'): boolean {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const filesOf = (code: string) => readdirSync(join(folder, code), { recursive: true, encoding: 'utf8' });
  const wanted = filesOf('en').filter((file) => file !== englishOnly);
  return languages.some(({ name }) => {
    const files = new Set(filesOf(name));
    return wanted.some((file) => !files.has(file));
  });
}
