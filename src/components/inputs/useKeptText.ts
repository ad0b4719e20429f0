import { useState } from 'react';
import { onAccountChange } from '../../session/onAccountChange';

/** Long enough to reopen what closed by accident; later, the text would surprise. */
const keptForMs = 10 * 60_000;

const drafts = new Map<string, { text: string; at: number }>();
onAccountChange(() => drafts.clear());

function readKept(place: string): string {
  const found = drafts.get(place);
  return found && Date.now() - found.at < keptForMs ? found.text : '';
}

/**
 * The text of a popover's field. The popover closes with Esc and with a click outside, and is open again with one tap:
 * instead of a question before it closes, the text is there again.
 *
 * @param place names the field and, if it is about a record, the record
 * @example const [reason, setReason] = useKeptText('pause.reason');
 */
export function useKeptText(place: string) {
  const [text, setText] = useState(() => readKept(place));
  const keep = (next: string) => {
    setText(next);
    if (next === '') drafts.delete(place);
    else drafts.set(place, { text: next, at: Date.now() });
  };
  return [text, keep] as const;
}
