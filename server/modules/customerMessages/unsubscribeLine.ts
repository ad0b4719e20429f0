import { fillPlaceholders } from '#contract/placeholders';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import { writtenLanguage } from '../outgoing/service';

const lines: Readonly<Record<ReferenceLanguage, string>> = {
  en: 'Unsubscribe from mail like this: {link}',
  de: 'Solche E-Mails abbestellen: {link}',
  fr: 'Ne plus recevoir ce type d’e-mails\u202F: {link}',
  es: 'Dejar de recibir correos como este: {link}',
  it: 'Non ricevere più email come questa: {link}',
  nl: 'Afmelden voor dit soort e-mails: {link}',
  pt: 'Deixar de receber e-mails como este: {link}',
  ru: 'Отписаться от таких писем: {link}',
  ar: 'إلغاء الاشتراك في مثل هذه الرسائل: {link}',
};

/** The last line of mails that customers can do without. */
export const unsubscribeLine = (language: string, link: string): string =>
  fillPlaceholders(lines[writtenLanguage(language) as ReferenceLanguage], { link });
