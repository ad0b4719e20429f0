import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { networkOf } from '#server/http/networkOf';
import { useCaptcha } from '../captcha/service';
import { cancelMessages, deliveryOf, type WrittenMessage } from '../outgoing/service';
import { countRequest } from './countRequest';
import { findByEmail } from './linkAccounts';
import { makeLink } from './makeLink';

/** Both accounts of an address in one text; `null` if no account has it. */
function joinMessages(messages: readonly (WrittenMessage | null)[]) {
  const written = messages.filter((message) => message !== null);
  const [first] = written;
  return first ? { subject: first.subject, text: written.map(({ text }) => text).join('\n') } : null;
}

/**
 * Mails links to the accounts with an email address. Reply and work are the same whether there are any or not. Beyond
 * the limits nothing is sent, and only a demo's reply says so.
 *
 * @throws 4200 if mail isn't set up; 777 at `captcha_token` without a solved captcha
 */
export const forgotPassword: Handler<'forgot_password'> = async (
  { email, language = 'en', captcha_token },
  context,
) => {
  const { db, env, now, request } = context;
  const delivery = deliveryOf(env, 'email');
  if (delivery === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  await useCaptcha(db, env, captcha_token, now());
  const messages = await db.transaction(async (tx) => {
    if (!(await countRequest(tx, { email, address: networkOf(request.address) }, now()))) return null;
    // After an outage of the mail server, only the links that work arrive.
    await cancelMessages(tx, { events: ['new_password'], recipient: email }, now());
    const written: (WrittenMessage | null)[] = [];
    for (const found of await findByEmail(tx, email))
      written.push(await makeLink(tx, found, { email, language }, context));
    return written;
  });
  const reply = { message: successCodes.CHECK_YOUR_EMAIL };
  if (delivery !== 'page') return reply;
  return { ...reply, ...(messages ? { demo_message: joinMessages(messages) } : { is_limited: true as const }) };
};
