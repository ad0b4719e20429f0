import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flatten, textsByKey } from '../../scripts/texts/textsByKey';
import { findStale, readEnglishOf } from '../../scripts/texts/translatedFrom';
import { type Language, languages } from '../../src/i18n/languages';
import { textParts } from '../../src/i18n/texts';
import { findIdleExceptions, findSlips } from './findSlips';
import { glossaryRules } from './notInGlossary';
import { same as sameEverywhere } from './sameAsEnglish/all';
import { wordRules } from './wordRules';

const all: Record<string, Language> = languages;
const codes = Object.keys(all).filter((code) => code !== 'en');

async function partsOf(code: string): Promise<Map<string, unknown>> {
  const parts = new Map<string, unknown>();
  for (const part of textParts) parts.set(part, (await all[code]?.load[part]())?.texts);
  return parts;
}

/** Every text by its part and key: `frame.shell.sign_out`. */
const textsOf = async (code: string): Promise<Map<string, string>> =>
  flatten(Object.fromEntries(await partsOf(code)), '', new Map());

const variables = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const forms = (text: string): string[] => text.split('||||').map((form) => form.trim());

/** As node-polyglot picks them, which for whole numbers is what CLDR says. */
const formCount: Record<string, number> = { ar: 6, ru: 3 };
const formsOf = (code: string): number => formCount[code] ?? 2;

/** The texts that may equal the English ones, by language: each has its own list. */
async function sameAsEnglish(code: string): Promise<string[]> {
  if (!existsSync(new URL(`./sameAsEnglish/${code}.ts`, import.meta.url))) return sameEverywhere;
  const { same } = (await import(`./sameAsEnglish/${code}.ts`)) as { same: string[] };
  return [...sameEverywhere, ...same];
}

const english = await textsOf('en');
const englishByKey = textsByKey([...(await partsOf('en')).values()]);

describe('the catalogue of en', () => {
  it('uses the words and typography of its rules', () => {
    expect(findSlips('en', englishByKey, wordRules)).toEqual([]);
    expect(findIdleExceptions('en', englishByKey, wordRules)).toEqual([]);
  });
});

describe.each(codes)('the catalogue of %s', async (code) => {
  const texts = await textsOf(code);
  const both = [...english].map(([key, source]) => ({ key, source, text: texts.get(key) ?? '' }));

  it('has the texts of English, all and only those', () => {
    expect({
      missing: [...english.keys()].filter((key) => !texts.has(key)),
      extra: [...texts.keys()].filter((key) => !english.has(key)),
    }).toEqual({ missing: [], extra: [] });
  });

  it('has something to say for each of them', () => {
    expect(both.filter(({ source, text }) => (source.trim() === '') !== (text.trim() === ''))).toEqual([]);
  });

  it('uses the same variables; a form of one number may go without its figure', () => {
    const wrong = both.filter(({ source, text }) => {
      const wanted = variables(source);
      const isUnknown = forms(text).some((form) => variables(form).some((one) => !wanted.includes(one)));
      return isUnknown || wanted.some((one) => !variables(text).includes(one));
    });
    expect(wrong).toEqual([]);
  });

  it(`has ${formsOf(code)} forms where a text depends on a number`, () => {
    const wrong = both.filter(({ source, text }) => {
      const wanted = source.includes('||||') ? formsOf(code) : 1;
      return forms(text).length !== wanted || (wanted > 1 && forms(text).includes(''));
    });
    expect(wrong).toEqual([]);
  });

  it('is in the language, not in English', async () => {
    const same = await sameAsEnglish(code);
    const left = both.filter(
      ({ source, text }) =>
        text === source && /\p{L}{2}/u.test(source.replace(/%\{\w+\}/g, '')) && !same.includes(source),
    );
    expect(left).toEqual([]);
  });

  it('uses the words and typography of its glossary', async () => {
    const byKey = textsByKey([...(await partsOf(code)).values()]);
    const rules = [...wordRules, ...glossaryRules(code)];
    expect(findSlips(code, byKey, rules)).toEqual([]);
    expect(findIdleExceptions(code, byKey, rules)).toEqual([]);
  });

  it('was translated from today’s English', () => {
    const stale = findStale(readEnglishOf(), code, englishByKey);
    const toDo = stale.map(
      (key) => `English says "${englishByKey.get(key)}". Once ${code} does: npm run texts -- ${code} ${key}`,
    );
    expect(toDo).toEqual([]);
  });
});
