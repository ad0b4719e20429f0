import type { DocumentTexts } from './documentTexts';
import { ar } from './texts/ar';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { it } from './texts/it';
import { nl } from './texts/nl';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

const languages: ReadonlyMap<string, DocumentTexts> = new Map(Object.entries({ ar, de, en, es, fr, it, nl, pt, ru }));

/** The language that a document is printed in: English if there are no texts in the given one. */
export const printedLanguage = (language: string): string => (languages.has(language) ? language : 'en');

export const textsIn = (language: string): DocumentTexts => languages.get(language) ?? en;

export const isRightToLeft = (language: string): boolean => language === 'ar';

/**
 * Puts facts into a text. In a right-to-left language each is isolated from what surrounds it: after Arabic letters,
 * "2026-0042" would be read as "0042-2026".
 */
export function fillText(text: string, facts: Record<string, string>, language: string): string {
  const isolated = (fact: string) => (isRightToLeft(language) ? `\u2068${fact}\u2069` : fact);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => isolated(facts[name] ?? ''));
}
