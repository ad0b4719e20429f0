import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';

/** A message to one person, in plain words. */
export interface WrittenMessage {
  subject: string;
  text: string;
  replyTo?: string;
  /** Address at which its reader unsubscribes from such mail. */
  unsubscribe?: string;
}

/** A message as the reply of a demo shows it; nothing if there is none. */
export const demoMessage = (message: WrittenMessage | null | undefined) =>
  message ? { demo_message: { subject: message.subject, text: message.text } } : {};

/** Place that binds an encrypted message to its row. */
export const messagePlace = (id: string): string => `outgoing message ${id}`;

/** Encrypts a message for its row's column: it can have a code or a link that opens an account. */
export const sealMessage = ({ APP_KEY }: Pick<Env, 'APP_KEY'>, id: string, message: WrittenMessage): string =>
  sealingWith(APP_KEY)
    .seal(Buffer.from(JSON.stringify(message)), messagePlace(id))
    .toString('base64');

/** @throws if it was changed, belongs to another row, or was encrypted with another key */
export const openMessage = ({ APP_KEY }: Pick<Env, 'APP_KEY'>, id: string, sealed: string): WrittenMessage =>
  JSON.parse(sealingWith(APP_KEY).open(Buffer.from(sealed, 'base64'), messagePlace(id)).toString());
