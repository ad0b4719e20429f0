import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/i18n/languages';
import { textParts } from '../../src/i18n/texts';
import { same as sameEverywhere } from './sameAsEnglish/all';

const all: Record<string, Language> = languages;
const codes = Object.keys(all).filter((code) => code !== 'en');

/** Every text by its path: `frame.shell.sign_out`. */
function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, `${path}.${key}`, into);
  return into;
}

async function textsOf(code: string): Promise<Map<string, string>> {
  const flat = new Map<string, string>();
  for (const part of textParts) flatten((await all[code]?.load[part]())?.texts, part, flat);
  return flat;
}

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

describe.each(codes)('the catalogue of %s', async (code) => {
  const texts = await textsOf(code);
  const both = [...english].map(([key, source]) => ({ key, source, text: texts.get(key) ?? '' }));

  it('has the texts of English, all and only those', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
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
});
