import type { EventTexts } from '#contract/messages/eventTextsSchema';
import type { Kind } from '../kind';

/** Whether customers get a message, and the store's own texts for it. Edited in the form of the section "Messages". */
export const kind: Kind = {
  toText: (value, _field, { t, list }) => {
    const { is_on, texts } = (value ?? { is_on: true, texts: [] }) as EventTexts;
    return list([t(is_on ? 'common.yes' : 'common.no'), ...texts.map(({ title, content }) => `${title}: ${content}`)]);
  },
  blank: { is_on: true, texts: [] },
  width: 200,
};
