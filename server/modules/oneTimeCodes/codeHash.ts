import { createHmac, randomInt } from 'node:crypto';
import { accountLimits } from '#contract/accountLimits';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { Env } from '#server/env';

/** The address or number that a code proves. */
export interface CodeRecipient {
  channel: OutgoingChannel;
  /** An email address in lower case, or a phone number with its country code. */
  recipient: string;
  /**
   * ID of the registration that it is for. Anyone can begin one for any address, so its code and tries are its own:
   * strangers neither end another's code nor use up its tries.
   */
  registration?: string | undefined;
  /**
   * For a code that any account can ask for, or that an owner offers the store to. Such codes have limits of their own and don't end the others, so that they
   * can't keep an owner from verifying a store.
   */
  purpose?: 'address_change' | 'handover' | undefined;
}

/** The recipient as its codes are stored. */
export const storedRecipient = ({ recipient, registration, purpose }: CodeRecipient): string => {
  if (registration !== undefined) return `registration ${registration}`;
  return purpose ? `${purpose} ${recipient}` : recipient;
};

/** Six random digits, leading zeros included. */
export const newCode = (): string =>
  String(randomInt(10 ** accountLimits.otpDigits)).padStart(accountLimits.otpDigits, '0');

/** A plain hash of six digits is guessed in a second; this one also needs `APP_KEY`. It holds for one recipient only. */
export const codeHash = ({ APP_KEY }: Pick<Env, 'APP_KEY'>, to: CodeRecipient, code: string) =>
  createHmac('sha256', APP_KEY)
    .update(JSON.stringify(['one-time code', to.channel, storedRecipient(to), code]))
    .digest('base64url');
