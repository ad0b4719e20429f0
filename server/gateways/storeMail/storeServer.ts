import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { MailStage } from '#contract/mail/mailStages';
import type { AddressRange } from '../../envAddresses';
import type { Mail } from '../../mail/mailer';
import { isMailboxGone, type MailFailure } from '../../mail/mailFailure';
import { withUnsubscribeHeaders } from '../../mail/unsubscribeHeaders';
import { makeAddressCheck, type Resolve } from '../connect/addressCheck';
import { openSocket } from '../connect/openSocket';
import { failedStage, type MailServerError, saidBy } from './failedStage';

/** A store's account at its own mail server. */
export interface MailAccount {
  host: string;
  port: number;
  /** Empty if the server takes mail without a sign-in. */
  user: string;
  password: string;
  from: { name: string; address: string };
}

/** The stage at which a mail didn't leave, and the server's own words if it said any. */
export interface StoreMailFailure {
  stage: MailStage;
  said: string;
}

export interface StoreServerSettings {
  /** Ranges of addresses beside the public ones that may be connected to. */
  allowed: readonly AddressRange[];
  /** For everything together. */
  timeoutMs?: number;
  /** Certificates to trust, and a resolver, of tests. */
  ca?: string;
  resolve?: Resolve;
}

/**
 * A permanent refusal of the recipient, which ends this mail; everything else may work later, such as a full mailbox, or
 * once the store has changed its settings.
 */
const isRefused = ({ stage, said }: StoreMailFailure): boolean =>
  stage === 'recipient' && /^5(?!52|\d\d[ -]5\.(7\.|2\.2))/.test(said);

/** Reads a failure as the queue of mails does. */
export const asMailFailure = (failure: StoreMailFailure): MailFailure => ({
  kind: isRefused(failure) ? 'address' : 'refused',
  reason: `the store’s server failed: ${failure.stage}`,
  stage: failure.stage,
  ...(failure.stage === 'recipient' && isMailboxGone(failure.said) && { gone: failure.said }),
});

/** Anyone who tries a server out waits for no longer than ten seconds. */
const usualTimeoutMs = 9_000;
/** The port where TLS begins with the first byte. At all others, the server is asked to begin it. */
const tlsPort = 465;

/**
 * Sends a mail by a store's own server, always encrypted: passwords and customers' names go through.
 *
 * @returns the stage that failed; `null` once the server has taken the mail
 */
export async function sendByStoreServer(
  { host, port, user, password, from }: MailAccount,
  { id, to, ...mail }: Mail,
  { allowed, timeoutMs = usualTimeoutMs, ca, resolve }: StoreServerSettings,
): Promise<StoreMailFailure | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  let socket: Socket | undefined;
  try {
    socket = await openSocket({ host, port, isAllowed: makeAddressCheck(allowed), signal, resolve });
    const isTlsFirst = port === tlsPort;
    const transport = createTransport({
      ...{ host, port, connection: socket, secure: isTlsFirst, requireTLS: !isTlsFirst },
      ...(user && { auth: { user, pass: password } }),
      tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
    });
    await transport.sendMail({
      ...withUnsubscribeHeaders(mail),
      from,
      to: { name: '', address: to },
      messageId: `<${id}@${from.address.split('@')[1] ?? 'storedesk'}>`,
      ...{ signal, disableFileAccess: true, disableUrlAccess: true },
    });
    return null;
  } catch (error) {
    return { stage: failedStage(error), said: saidBy(error as MailServerError, [password]) };
  } finally {
    socket?.destroy();
  }
}
