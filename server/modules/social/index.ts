import type { socialCalls } from '#contract/calls/social';
import type { Env } from '#server/env';
import type { Handler, Handlers } from '#server/http/handler';
import { findTicket, isEmailTrusted, labelOf, type SocialTicketRow } from '../socialAccounts/service';
import { getSocialAccounts, linkSocialAccount, unlinkSocialAccount } from './accountLinks';
import { socialSignIn } from './signIn';

const presentTicket = (env: Env, found: SocialTicketRow) => {
  const { issuer, subject: _, ...person } = found.claims;
  return {
    ...{ purpose: found.purpose, login_by: labelOf(env, issuer), ...person },
    is_email_trusted: isEmailTrusted(env, found),
  };
};

const getSocialTicket: Handler<'get_social_ticket'> = async ({ ticket }, { db, env, now }) => ({
  social: presentTicket(env, await findTicket(db, ticket, now())),
});

/** The calls of `contract/calls/social`, except the one that begins a registration. */
export const socialHandlers: Handlers<Exclude<keyof typeof socialCalls, 'begin_social_registration'>> = {
  get_social_ticket: getSocialTicket,
  social_sign_in: socialSignIn,
  get_social_accounts: getSocialAccounts,
  link_social_account: linkSocialAccount,
  unlink_social_account: unlinkSocialAccount,
};
