import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** An unsent message: it survives a reload, and a day without a connection. */
export interface UnsentMessage {
  text: string;
  /**
   * The last attempt, whose result may be unknown. The same text is resent under the same key, so it stays one message.
   */
  tried?: { key: string; text: string };
}

export const readUnsentMessage = (): UnsentMessage =>
  readStored<UnsentMessage>(storageKeys.supportMessage) ?? { text: '' };

const listeners = new Set<(message: UnsentMessage) => void>();

/** Reports each change, wherever it is made. @returns a function that stops it */
export function onUnsentMessage(listener: (message: UnsentMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function saveUnsentMessage(message: UnsentMessage): void {
  writeStored(storageKeys.supportMessage, message.text === '' ? null : message);
  for (const listener of listeners) listener(message);
}

/** Adds a line below the existing text, unless it is already there. */
export function addToUnsentMessage(line: string): void {
  const { text } = readUnsentMessage();
  if (!text.includes(line))
    saveUnsentMessage({ text: text.trim() === '' ? `${line}\n` : `${text.trimEnd()}\n\n${line}\n` });
}

/** Removes what was sent; text added during sending stays. */
export function dropSentMessage(sent: string): void {
  const { text } = readUnsentMessage();
  const rest = text.trimStart();
  saveUnsentMessage({ text: rest.startsWith(sent) ? rest.slice(sent.length).trimStart() : text });
}
