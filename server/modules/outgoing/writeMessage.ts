import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { LanguageTexts, MessageFacts } from './messageTexts';
import { ar } from './texts/ar/index';
import { de } from './texts/de/index';
import { en } from './texts/en/index';
import { es } from './texts/es/index';
import { fr } from './texts/fr/index';
import { it } from './texts/it/index';
import { nl } from './texts/nl/index';
import { pt } from './texts/pt/index';
import { ru } from './texts/ru/index';

const languages: ReadonlyMap<string, LanguageTexts> = new Map(Object.entries({ ar, de, en, es, fr, it, nl, pt, ru }));

/** Whether messages have texts in a language. */
export const isWritten = (language: string): boolean => languages.has(language);

/**
 * Language that a message is written in: English if there are no texts in the given one. Dates in it have to be in the
 * same one; besides, `Intl` throws an error for a code such as `zh_CN`.
 */
export const writtenLanguage = (language: string): string => (isWritten(language) ? language : 'en');

/** The standard text of an event's mails in a language of the app, with placeholders in braces. */
export function standardMail(event: OutgoingEvent, language: string): { title: string; content: string } {
  const { subject, lines } = (languages.get(language) ?? en)[event];
  const inBraces = (text: string) => text.replace(/%\{(\w+)\}/g, '{$1}');
  return { title: inBraces(subject), content: inBraces(lines.join('\n\n')) };
}

/** Names can have line breaks, which would add headers to a subject or paragraphs to a text. */
export const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Facts that are texts themselves. */
const texts: readonly string[] = ['text', 'facts', 'reply'];

/** Fills a message's texts, in English if the app doesn't have the language. */
export function writeMessage<Event extends OutgoingEvent>(
  event: Event,
  language: string,
  facts: MessageFacts[Event],
): { subject: string; text: string } {
  const { subject, lines } = (languages.get(language) ?? en)[event];
  const values = new Map(
    Object.entries<string>(facts).map(([name, value]) => [name, texts.includes(name) ? value : inOneLine(value)]),
  );
  const fill = (text: string) => text.replace(/%\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');
  return { subject: inOneLine(fill(subject)), text: `${lines.map(fill).join('\n\n')}\n` };
}
