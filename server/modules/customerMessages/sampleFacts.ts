import { addDays } from 'date-fns';
import { minorDigits } from '#contract/currencyDigits';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { atWallClock, storeDate } from '#contract/time';
import type { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { mailedLink, writtenLanguage } from '../outgoing/service';

/** A name and a reply to a review, in each language of the app. */
const people: Readonly<Record<string, { name: string; reply: string }>> = {
  en: { name: 'Ada', reply: 'Thank you for your kind words.' },
  ar: { name: 'ليلى', reply: 'شكرًا لك على كلماتك اللطيفة.' },
  de: { name: 'Anna', reply: 'Danke für Ihre freundlichen Worte.' },
  es: { name: 'Lucía', reply: 'Gracias por tus amables palabras.' },
  fr: { name: 'Chloé', reply: 'Merci pour vos gentils mots.' },
  it: { name: 'Giulia', reply: 'Grazie per le tue parole gentili.' },
  nl: { name: 'Sanne', reply: 'Dank je wel voor je vriendelijke woorden.' },
  pt: { name: 'Beatriz', reply: 'Agradecemos as palavras gentis.' },
  ru: { name: 'Анна', reply: 'Спасибо за тёплые слова.' },
};

/** Length of a booking's token, so that a sample has the length of a real link. */
const tokenLength = 43;
const noon = 12 * 60;
const dinner = 19 * 60 + 30;

/** Sample values of every placeholder: a table for four in three days, in the evening, with a fee that is due tomorrow. */
export function sampleFacts(
  store: Pick<typeof stores.$inferSelect, 'name' | 'timezone' | 'currency'>,
  language: string,
  { env, now }: { env: Pick<Env, 'PUBLIC_ADDRESS'>; now: Date },
) {
  const written = writtenLanguage(language);
  const { name, reply } = people[written] ?? { name: 'Ada', reply: '' };
  const at = atWallClock(storeDate(addDays(now, 3), store.timezone), dinner, store.timezone);
  const due = atWallClock(storeDate(addDays(now, 1), store.timezone), noon, store.timezone);
  const format = new Intl.DateTimeFormat(written, { dateStyle: 'long', timeStyle: 'short', timeZone: store.timezone });
  return {
    ...{ name, reply, store: localText(store.name, 0), at: format.format(at), persons: '4', number: '1042' },
    ...{ fee: formatMoney(20 * 10 ** minorDigits(store.currency), store.currency, written), due: format.format(due) },
    link: mailedLink(env, 'booking', 'x'.repeat(tokenLength)),
  };
}
