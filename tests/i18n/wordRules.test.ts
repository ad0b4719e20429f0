import { describe, expect, it } from 'vitest';
import { findIdleExceptions, findSlips } from './findSlips';
import { rulesInGlossary } from './notInGlossary';
import { wordRules } from './wordRules';

describe('the rules for words', () => {
  it.each(wordRules)('find "$wrong" and name what to write instead', ({ pattern, wrong, instead }) => {
    expect(wrong).toMatch(pattern);
    expect(instead).not.toBe('');
  });
});

describe('the column Not of a glossary', () => {
  const table = (not: string) =>
    `# German\n\n| Sign | For |\n|---|---|\n| … | pause |\n\n| English | German | Note | Not |\n|---|---|---|---|\n| order | die Bestellung | | |\n| store | der Betrieb | | ${not} |\n`;
  const texts = new Map(Object.entries({ 'shell.a': 'Ihr Geschäft', 'shell.b': 'Geschäftsbrief', 'shell.c': 'Laden' }));

  it('finds whole words, and names the key, the text and the right word', () => {
    expect(findSlips('de', texts, rulesInGlossary('de', table('`Geschäfte?\\|Laden`')))).toEqual([
      'shell.a: "Ihr Geschäft". Instead of "Geschäft": der Betrieb (store)',
      'shell.c: "Laden". Instead of "Laden": der Betrieb (store)',
    ]);
  });

  it('allows the keys after except, as long as they need it', () => {
    const rules = rulesInGlossary('de', table('`Geschäfte?\\|Laden` except `shell.a`, `shell.b`'));
    expect(findSlips('de', texts, rules)).toHaveLength(1);
    expect(findIdleExceptions('de', texts, rules)).toEqual(['shell.b']);
  });

  it('is required, and holds expressions only', () => {
    expect(() => rulesInGlossary('de', '| English | German | Note |\n|---|---|---|\n| store | Betrieb | |')).toThrow(
      'needs a fourth column, Not',
    );
    expect(() => rulesInGlossary('de', table('Laden'))).toThrow('write Not of "store" as one expression');
  });
});
