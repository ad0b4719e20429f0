import type { FieldError } from '../envelope';
import { placeholdersBesides } from '../placeholders';
import { type CustomerEvent, customerEvents, isByChannel } from './customerEvents';
import type { EventTexts, OwnText } from './eventTextsSchema';

/** The events that differ from the standard. */
export type StoreMessages = { readonly [Event in CustomerEvent]?: EventTexts };

const standard: EventTexts = { is_on: true, texts: [] };

/** An event's texts: the standard ones unless the store has changed them. */
export const eventTexts = (messages: StoreMessages, event: CustomerEvent): EventTexts => messages[event] ?? standard;

/** The store's own text of an event, if it has one. */
export const ownText = (
  { texts }: EventTexts,
  { channel, language }: Pick<OwnText, 'channel' | 'language'> | { channel: OwnText['channel']; language: string },
): OwnText | undefined => texts.find((each) => each.channel === channel && each.language === language);

/** Returns the placeholders in a text that its event doesn't have. */
export const unknownIn = (event: CustomerEvent, text: string): string[] =>
  placeholdersBesides(customerEvents[event].placeholders, text);

/**
 * Returns what is wrong with an event's texts, at `<field>.texts.0.content`: a `placeholder` that the event doesn't have,
 * a second text for the same language, or a channel that the event isn't sent by.
 */
export function textProblems(event: CustomerEvent, { texts }: EventTexts, field: string): FieldError[] {
  return texts.flatMap((own, index) => {
    const path = `${field}.texts.${index}`;
    if (!isByChannel(event, own.channel)) return [{ path: `${path}.channel`, code: 'invalid_value' }];
    if (texts.findIndex((each) => each.channel === own.channel && each.language === own.language) < index)
      return [{ path: `${path}.language`, code: 'duplicate' }];
    return (['title', 'content'] as const).flatMap((part) =>
      unknownIn(event, own[part])
        .slice(0, 1)
        .map((placeholder) => ({ path: `${path}.${part}`, code: 'placeholder', params: { placeholder } })),
    );
  });
}
