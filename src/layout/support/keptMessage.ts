import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** A message that has not been sent: it outlives a reload, and a day without a connection. */
export interface KeptMessage {
  text: string;
  /** The last try, whose outcome may be unknown: the same text again goes under the same key, and is one message. */
  tried?: { key: string; text: string };
}

export const readKeptMessage = (): KeptMessage => readStored<KeptMessage>(storageKeys.supportMessage) ?? { text: '' };

const listeners = new Set<(message: KeptMessage) => void>();

/** Tells of each change, wherever it is made. @returns the end of listening */
export function onMessageKept(listener: (message: KeptMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepMessage(message: KeptMessage): void {
  writeStored(storageKeys.supportMessage, message.text === '' ? null : message);
  for (const listener of listeners) listener(message);
}

/** Adds a line below what stands there already, unless it is there. */
export function addToKeptMessage(line: string): void {
  const { text } = readKeptMessage();
  if (!text.includes(line)) keepMessage({ text: text.trim() === '' ? `${line}\n` : `${text.trimEnd()}\n\n${line}\n` });
}

/** Takes out what was sent; what was written while it was on its way stays. */
export function dropSentMessage(sent: string): void {
  const { text } = readKeptMessage();
  const rest = text.trimStart();
  keepMessage({ text: rest.startsWith(sent) ? rest.slice(sent.length).trimStart() : text });
}
