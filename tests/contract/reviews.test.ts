import { describe, expect, it } from 'vitest';
import { apologyNames } from '#contract/reviews/apologyNames';
import { filledTemplate, unknownPlaceholders } from '#contract/reviews/placeholders';
import { replyTemplateNames, templatesFor } from '#contract/reviews/replyTemplates';
import { warningsOf } from '#contract/reviews/replyWarnings';
import { languages } from '../../src/i18n/languages';

describe('A reply that everyone can read', () => {
  it.each([
    ['Thank you, see you on 24.12.2026 at 18:30!', []],
    ['Order 10432 cost 24.90, we refunded 12.45.', []],
    ['Call us: +33 6 12 34 56 78', ['phone']],
    ['Rufen Sie an: 030/1234567', ['phone']],
    ['Appelez le 06.12.34.56.78 ou le 06-12-34-56-78', ['phone']],
    ['More on www.example.org', ['link']],
    ['Write to chef@trattoria.example.com', ['link']],
    ['See trattoria.fr/menu', ['link']],
    ['You are an idiot.', ['abuse']],
    ['Vous êtes un menteur', ['abuse']],
    ['أنت كاذب', ['abuse']],
    ['The dumplings are shiitake, not Idiotenhügel.', []],
    ['Liar! Call 0612345678 or www.example.org', ['phone', 'link', 'abuse']],
    // English
    ['We’re open 12.30-14.30 and 18.30-22.00 from 24/12/2026.', []],
    ['Text the manager on (555) 123-4567.', ['phone']],
    ['Your voucher is at bit.ly/sorry10', ['link']],
    ['We were late.it was a busy evening and we sold 1,250 pizzas.', ['link']],
    // German
    ['Ihr seid doch alle Idioten und Lügner.', ['abuse']],
    ['Rückruf unter +49 (0) 30 / 12 34 56 bitte.', ['phone']],
    ['Die Nudeln am Idiotenhügel, 2 × 12,50 € von 18.00 bis 19.30 Uhr.', []],
    // Italian
    ['Ci scusi per la pasta al burro con 3 uova.', []],
    ['Siete dei bugiardi e dei cretini.', ['abuse']],
    ['Scriva a ciao@osteria.it o al 06 1234 5678', ['phone', 'link']],
    // Spanish, Portuguese
    ['Con mucho gusto: el pan con tomate es nuestro.', []],
    ['¡Mentirosos! Son unos idiotas.', ['abuse']],
    // Russian
    ['Позвоните нам: 8 (912) 345-67-89', ['phone']],
    ['Сами вы идиоты, сайт пицца.рф', ['link', 'abuse']],
    ['Заказ 10432 готовили 45 минут, простите.', []],
    // Arabic
    ['اتصل بنا على ٠٦١٢٣٤٥٦٧٨', ['phone']],
    ['أيها الكذاب الغبي', ['abuse']],
    ['نأسف لأن الطلب 10432 وصل في 20:45 بدلًا من 19:30.', []],
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

  it.each([
    ['en', 'Thank you! We’re glad'],
    ['ar', 'شكرًا لك! يسعدنا'],
    ['fr', 'Merci\u202F! Nous'],
    ['es', '¡Gracias! Nos'],
  ])('leave out the name of a customer who gave none (%s)', (language, start) => {
    const text = filledTemplate(templatesFor(language).thanks, { name: '', store: 'Trattoria', number: '12' });
    expect(text.startsWith(start)).toBe(true);
    expect(text).not.toMatch(/ {2}|[{}]/);
  });

  it('of a store fill in the same, and what nothing fills in is found before it reaches a customer', () => {
    const values = { name: 'Ada', store: 'Trattoria', number: '12' };
    expect(filledTemplate('Hi {name}, {nmae} {number}!', values)).toBe('Hi Ada, {nmae} 12!');
    expect(unknownPlaceholders('Hi {name}, {nmae} {Name} {number}! { }')).toEqual(['{nmae}', '{Name}']);
  });

  it('are English for a language that the app does not speak', () => {
    expect(templatesFor('sv')).toBe(templatesFor('en'));
  });
});
