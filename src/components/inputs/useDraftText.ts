import { useState } from 'react';
import { onAccountChange } from '../../session/onAccountChange';

/** Long enough to reopen what closed by accident; later, the text would surprise. */
const draftLifeMs = 10 * 60_000;

const drafts = new Map<string, { text: string; at: number }>();
onAccountChange(() => drafts.clear());

function readDraft(place: string): string {
  const found = drafts.get(place);
  return found && Date.now() - found.at < draftLifeMs ? found.text : '';
}

/**
 * The text of a popover's field. The popover closes with Esc and with a click outside, and is open again with one tap:
 * instead of a question before it closes, the text is there again.
 *
 * @param place names the field and, if it is about a record, the record
 * @example const [reason, setReason] = useDraftText('pause.reason');
 */
export function useDraftText(place: string) {
  const [text, setText] = useState(() => readDraft(place));
  const setDraft = (next: string) => {
    setText(next);
    if (next === '') drafts.delete(place);
    else drafts.set(place, { text: next, at: Date.now() });
  };
  return [text, setDraft] as const;
}
