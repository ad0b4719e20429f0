import { describe, expect, it } from 'vitest';
import { apologyNames } from '#contract/reviews/apologyNames';
import { filledTemplate, replyTemplateNames, templatesFor } from '#contract/reviews/replyTemplates';
import { warningsOf } from '#contract/reviews/replyWarnings';
import { languages } from '../../src/i18n/languages';

describe('A reply that everyone can read', () => {
  it.each([
    ['Thank you, see you on 24.12.2026 at 18:30!', []],
    ['Order 10432 cost 24.90, we refunded 12.45.', []],
    ['Call us: +33 6 12 34 56 78', ['phone']],
    ['Rufen Sie an: 030/1234567', ['phone']],
    ['More on www.example.org', ['link']],
    ['Write to chef@trattoria.example.com', ['link']],
    ['See trattoria.fr/menu', ['link']],
    ['You are an idiot.', ['abuse']],
    ['Vous êtes un menteur', ['abuse']],
    ['أنت كاذب', ['abuse']],
    ['The dumplings are shiitake, not Idiotenhügel.', []],
    ['Liar! Call 0612345678 or www.example.org', ['phone', 'link', 'abuse']],
  ])('%s', (text, warnings) => {
    expect(warningsOf(text)).toEqual(warnings);
  });
});

describe('Reply templates', () => {
  it('are there in every language of the app, each with its own words and all placeholders filled', () => {
    const values = { name: 'Ada', store: 'Trattoria', number: '12' };
    const seen = new Set<string>();
    for (const language of Object.keys(languages)) {
      expect(apologyNames[language]).toBeTruthy();
      for (const name of replyTemplateNames) {
        const text = filledTemplate(templatesFor(language)[name], values);
        expect(text).not.toMatch(/[{}]/);
        expect(text).toContain('Ada');
        expect(warningsOf(text)).toEqual([]);
        seen.add(text);
      }
    }
    expect(seen.size).toBe(Object.keys(languages).length * replyTemplateNames.length);
  });

  it('are English for a language that the app does not speak', () => {
    expect(templatesFor('sv')).toBe(templatesFor('en'));
  });
});
