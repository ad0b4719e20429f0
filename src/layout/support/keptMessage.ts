import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** A message that has not been sent: it outlives a reload, and a day without a connection. */
export interface KeptMessage {
  text: string;
  /** The last try, whose outcome may be unknown: the same text again goes under the same key, and is one message. */
  tried?: { key: string; text: string };
}

export const readKeptMessage = (): KeptMessage => readStored<KeptMessage>(storageKeys.supportMessage) ?? { text: '' };

export const keepMessage = (message: KeptMessage): void =>
  writeStored(storageKeys.supportMessage, message.text === '' ? null : message);
