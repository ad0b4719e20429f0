import { useState } from 'react';
import { onAccountChange } from '../../session/onAccountChange';

/** Long enough to reopen a popover that closed by accident. After that, an old text would be a surprise. */
const draftLifeMs = 10 * 60_000;

const drafts = new Map<string, { text: string; at: number }>();
onAccountChange(() => drafts.clear());

function readDraft(place: string): string {
  const found = drafts.get(place);
  return found && Date.now() - found.at < draftLifeMs ? found.text : '';
}

/**
 * The text of a field in a popover. A popover closes with Esc or a click outside and reopens with one tap. Instead of
 * asking before it closes, it restores the text.
 *
 * @param place identifies the field and, if it is about a record, the record
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
