import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import { en } from './texts/en';

/** The facts that each message names; `%{name}` in its texts. */
export interface MessageFacts {
  invitation: { name: string; by: string; store: string; link: string };
  support: { store: string; text: string; facts: string };
  email_code: { code: string; minutes: string };
  phone_code: { code: string; minutes: string };
  new_password: { link: string; minutes: string };
  password_set: { name: string; at: string };
}

export interface MessageTexts {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
}

/** The texts of every message in one language. */
export type LanguageTexts = Record<OutgoingEvent, MessageTexts>;

const languages: Record<string, LanguageTexts> = { en };

/** Facts can have line breaks; a subject is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Fills a message's texts, in English if the app doesn't have the language. */
export function writeMessage<Event extends OutgoingEvent>(
  event: Event,
  language: string,
  facts: MessageFacts[Event],
): { subject: string; text: string } {
  const { subject, lines } = (languages[language] ?? en)[event];
  const values = facts as Record<string, string>;
  const fill = (text: string) => text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { subject: inOneLine(fill(subject)), text: `${lines.map(fill).join('\n\n')}\n` };
}
