import { createHmac } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { registrations } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { maskRecipient } from '../oneTimeCodes/service';
import { cancelMessages, deliveryOf, demoMessage, mailedLink, queueMessage } from '../outgoing/service';
import { tokenHash } from '../session/service';
import { lockRegistration, needVerified, type RegistrationRow } from './findRegistration';
import { takeMailTurn } from './takeMailTurn';

export type LinkContext = Pick<CallContext<'public'>, 'env' | 'now' | 'request'>;

/** A registration is kept for as many days from its last step on. */
export const keptUntil = (now: Date): Date => addDays(now, accountLimits.registrationDays);

/**
 * The token of a registration's link. It is the same each time: a device that was opened by an earlier mail goes on, and
 * an earlier mail that arrives late works.
 */
const linkToken = ({ APP_KEY }: LinkContext['env'], { id }: RegistrationRow): string =>
  createHmac('sha256', APP_KEY)
    .update(JSON.stringify(['registration link', id]))
    .digest('base64url');

/**
 * Mails the link that continues a registration.
 *
 * @throws 4029 with `retry_after` if it is too soon for another one
 */
export async function mailLink(tx: Database, row: RegistrationRow, { env, now, request }: LinkContext) {
  const at = now();
  const to = { channel: 'email', recipient: row.email } as const;
  const resendAt = await takeMailTurn(tx, { kind: 'link', email: row.email, address: request.address }, at);
  const token = linkToken(env, row);
  const expiresAt = keptUntil(at);
  await tx
    .update(registrations)
    .set({ link_hash: tokenHash(token), expires_at: expiresAt })
    .where(eq(registrations.id, row.id));
  await cancelMessages(tx, { events: ['registration_link'], recipient: row.email }, at);
  const facts = { link: mailedLink(env, 'registration', token) };
  const message = { ...to, event: 'registration_link', language: row.language, facts, storeId: null } as const;
  const written = await queueMessage(tx, env, { ...message, expiresAt }, at);
  return {
    recipient: maskRecipient(to),
    resend_at: resendAt.toISOString(),
    ...demoMessage(written),
  };
}

export const sendLink: Handler<'send_registration_link'> = async ({ registration }, context) => {
  if (deliveryOf(context.env, 'email') === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  const sent = await context.db.transaction(async (tx) => {
    const row = await lockRegistration(tx, registration, context.now());
    needVerified(row);
    return mailLink(tx, row, context);
  });
  return { ...sent, message: successCodes.CHECK_YOUR_EMAIL };
};
