import type { OutgoingChannel } from '#contract/messages/channels';
import { type CustomerEvent, type CustomerFacts, customerEvents } from '#contract/messages/customerEvents';
import type { EventTexts } from '#contract/messages/eventTextsSchema';
import { ownText } from '#contract/messages/messageTexts';
import { smsParts, smsText } from '#contract/messages/smsParts';
import { fillPlaceholders } from '#contract/placeholders';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import { inOneLine, standardMail, type WrittenMessage, writtenLanguage } from '../outgoing/service';
import { type SmsEvent, smsTexts } from './smsTexts';

/** A text with its placeholders. */
export interface MessageText {
  title: string;
  content: string;
}

/** The standard text of an event, in English if the app doesn't have the language. */
export function standardText(event: CustomerEvent, channel: OutgoingChannel, language: string): MessageText {
  const written = writtenLanguage(language) as ReferenceLanguage;
  if (channel === 'email') return standardMail(event, written);
  return { title: '{store}', content: smsTexts[written][event as SmsEvent] };
}

/** The store's own text in a language, or else the standard one. */
export const textOf = (
  texts: EventTexts,
  event: CustomerEvent,
  { channel, language }: { channel: OutgoingChannel; language: string },
): MessageText =>
  ownText(texts, { channel, language: writtenLanguage(language) }) ?? standardText(event, channel, language);

/** Facts that are texts themselves. */
const longFacts: readonly string[] = ['reply'];

/** Spaces that don't break would double the price of a text message; `Intl` puts them into times. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Fills in a text. Names can have line breaks, which would add headers to a subject or paragraphs to a text. */
export function filledText(
  { title, content }: MessageText,
  event: CustomerEvent,
  facts: CustomerFacts,
  channel: OutgoingChannel,
): MessageText {
  const factOf = facts as Readonly<Record<string, string>>;
  const values = Object.fromEntries(
    customerEvents[event].placeholders.map((name) => {
      const value = factOf[name] ?? '';
      const written = longFacts.includes(name) ? value : inOneLine(value);
      return [name, channel === 'sms' ? withPlainSpaces(written) : written];
    }),
  );
  return { title: inOneLine(fillPlaceholders(title, values)), content: fillPlaceholders(content, values) };
}

/** A message as its channel takes it, with the parts of a text message. */
export function asMessage(
  { title, content }: MessageText,
  channel: OutgoingChannel,
): { message: WrittenMessage; parts: number | null } {
  if (channel === 'email') return { message: { subject: title, text: `${content}\n` }, parts: null };
  const text = smsText({ title, content });
  return { message: { subject: '', text }, parts: smsParts(text).parts };
}
