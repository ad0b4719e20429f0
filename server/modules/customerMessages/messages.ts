import { errorCodes } from '#contract/codes/errorCodes';
import { type CustomerEvent, customerEventNames } from '#contract/messages/customerEvents';
import type { EventTexts } from '#contract/messages/eventTextsSchema';
import { eventTexts, type StoreMessages, textProblems } from '#contract/messages/messageTexts';
import { messageSettings } from '#contract/settings/messages';
import { fieldsNotValid } from '#server/http/callError';
import { storeSection } from '#server/records/storeSection';

const fieldOf = <Event extends CustomerEvent>(event: Event): `message_${Event}` => `message_${event}`;

type EventFields = { [Event in CustomerEvent as `message_${Event}`]: EventTexts };

const isStandard = ({ is_on, texts }: EventTexts): boolean => is_on && texts.length === 0;

/** Events that are as the standard has them aren't stored. */
export const messages = storeSection(messageSettings, {
  read: ({ settings }) =>
    Object.fromEntries(
      customerEventNames.map((event) => {
        const { is_on, texts } = eventTexts(settings.messages, event);
        return [fieldOf(event), { is_on, texts: [...texts] }];
      }),
    ) as EventFields,
  write(changes, { settings }) {
    const changed: Partial<Record<CustomerEvent, EventTexts>> = { ...settings.messages };
    const problems = customerEventNames.flatMap((event) => {
      const texts = changes[fieldOf(event)];
      if (!texts) return [];
      if (isStandard(texts)) delete changed[event];
      else changed[event] = texts;
      return textProblems(event, texts, fieldOf(event));
    });
    if (problems.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, problems);
    return { settings: { messages: changed as StoreMessages } };
  },
});
