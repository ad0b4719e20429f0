/**
 * `npm run texts -- de shell.sign_out …`: notes that the German texts of these keys say what English says now, because they
 * were translated again, or read and found still right. `npx vitest run --project i18n` names the texts that need it.
 */
import { languages } from '../../src/i18n/languages';
import { englishTexts } from './englishTexts';
import { textsByKey } from './textsByKey';
import { markTranslated, readEnglishOf, writeEnglishOf } from './translatedFrom';

const codes = Object.keys(languages).filter((code) => code !== 'en');
const [code, ...keys] = process.argv.slice(2);
if (!code || !codes.includes(code) || keys.length === 0)
  throw new Error(
    `Name a language (${codes.join(', ')}) and the keys of its texts: npm run texts -- de shell.sign_out`,
  );

const english = textsByKey((await englishTexts()).map(([, texts]) => texts));
writeEnglishOf(markTranslated(readEnglishOf(), codes, code, keys, english));
