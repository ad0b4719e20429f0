import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountLimits } from '#contract/accountLimits';
import { type SocialFailure, type SocialPurpose, socialPurposes } from '#contract/socialSignIn';
import type { Database } from '#server/db/database';
import type { SocialClaims } from '#server/db/schema/factors';
import { type Env, type SocialProvider, socialProviders } from '#server/env';
import { networkOf } from '#server/http/networkOf';
import { readPerson, SocialError, type SocialPerson, signInAddress } from '../../gateways/openId';
import { makeTicket } from '../socialAccounts/service';
import { type Attempt, beginAttempt, newSecret, proofsOf, takeAttempt } from './attempts';

/** Below it are the addresses that a browser opens on its way to a service and back. */
export const socialBase = '/auth/social';
const callbackPath = ({ position }: SocialProvider): string => `${socialBase}/callback/${position}`;

/** The app's page that takes over. */
const socialPage = '/store/social';

interface SocialDeps {
  db: Database;
  env: Env;
  now: () => Date;
  /** Counts sign-ins that begin. @throws beyond the limit */
  countStart: (network: string) => Promise<unknown>;
}

type Query = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page of the admin area on this origin, as the app's own check has it (src/config/loginPath.ts); otherwise empty. */
const returnTo = (value: unknown): string => {
  const from = textOf(value);
  return from.length <= 500 && /^\/app\/[^\\\s]*$/.test(from) ? from : '';
};

/** Characters that need no escaping, and few of them. */
const appKeyOf = (value: unknown): string => /^[\w-]{1,64}$/.exec(textOf(value))?.[0] ?? '';

const purposeOf = (value: unknown): SocialPurpose => socialPurposes.find((purpose) => purpose === value) ?? 'sign_in';

/** Where the app's page comes from, and for whom it is. */
type Origin = Omit<Attempt, 'id'>;
/** Used for a reply that belongs to none of this browser's sign-ins. */
const unknownOrigin: Origin = { purpose: 'sign_in', app_key: '', return_to: '' };

/**
 * The app's page with the result in the fragment, which browsers send to no server: it is in no log, and in no referrer.
 * With a ticket goes the app's own key: the app takes no ticket that someone else's sign-in brought.
 */
function pageWith(attempt: Origin, result: { ticket: string } | { error: SocialFailure }): string {
  const search = new URLSearchParams({ for: attempt.purpose, ...(attempt.return_to && { from: attempt.return_to }) });
  const fragment: Record<string, string> =
    'ticket' in result ? { ticket: result.ticket, key: attempt.app_key } : { error: result.error };
  return `${socialPage}?${search}#${new URLSearchParams(fragment)}`;
}

/** `__Host-`: no other site below our domain can set it. Browsers allow that only with https. */
const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-social' : 'social');

/** The secret of the browser, if its cookie is ours. */
function browserOf(request: FastifyRequest): string | null {
  const text = request.server.parseCookie(request.headers.cookie ?? '')[cookieName(request)];
  const signed = text ? request.unsignCookie(text) : null;
  return signed?.valid ? signed.value : null;
}

/** Lax: the service's redirect back, from another site, has to bring it. */
const keepBrowser = (request: FastifyRequest, reply: FastifyReply, browser: string) =>
  reply.setCookie(cookieName(request), browser, {
    ...{ path: '/', maxAge: accountLimits.socialMinutes * 60, signed: true },
    ...{ httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' },
  });

const claimsOf = ({ issuer }: SocialProvider, person: SocialPerson): SocialClaims => ({
  ...{ issuer, subject: person.subject, email: person.email, is_email_verified: person.isEmailVerified },
  ...{ first_name: person.firstName, last_name: person.lastName },
});

/** Without what the service sent, which names the person. */
function noteFailure(request: FastifyRequest, provider: SocialProvider, error: unknown): SocialFailure {
  if (!(error instanceof SocialError)) {
    request.log.error({ err: error }, 'a sign-in with another service failed');
    return 'failed';
  }
  const { message: reason } = error.cause instanceof Error ? error.cause : error;
  const { failure } = error;
  if (failure !== 'cancelled')
    request.log.warn({ issuer: provider.issuer, failure, reason }, 'the service signed no one in');
  return failure;
}

/**
 * Mounts the two addresses of social sign-in that a browser opens, per service: `/auth/social/start/1` leads to the
 * service, and the service leads back to `/auth/social/callback/1`. The app's page then gets a ticket, or what went wrong.
 */
export function mountSocial(app: FastifyInstance, { db, env, now, countStart }: SocialDeps): void {
  const redirectUri = (provider: SocialProvider) => `${env.PUBLIC_ADDRESS}${callbackPath(provider)}`;
  for (const provider of socialProviders(env)) {
    app.get<{ Querystring: Query }>(`${socialBase}/start/${provider.position}`, async (request, reply) => {
      const { for: purpose, key, from } = request.query;
      const attempt = { purpose: purposeOf(purpose), app_key: appKeyOf(key), return_to: returnTo(from) };
      const leave = (failure: SocialFailure) => reply.redirect(pageWith(attempt, { error: failure }), 303);
      try {
        await countStart(networkOf(request.ip));
      } catch {
        return leave('too_many');
      }
      try {
        const browser = browserOf(request) ?? newSecret();
        const { purpose: chosen, app_key: appKey, return_to } = attempt;
        const beginning = { provider, browser, purpose: chosen, appKey, returnTo: return_to };
        const state = await beginAttempt(db, beginning, now());
        const address = await signInAddress(provider, redirectUri(provider), proofsOf(env, state));
        return await keepBrowser(request, reply, browser).redirect(address, 303);
      } catch (error) {
        return leave(noteFailure(request, provider, error));
      }
    });

    app.get<{ Querystring: Query }>(callbackPath(provider), async (request, reply) => {
      const leave = (origin: Origin, failure: SocialFailure) =>
        reply.redirect(pageWith(origin, { error: failure }), 303);
      const state = textOf(request.query.state);
      let attempt: Attempt | null = null;
      try {
        attempt = await takeAttempt(db, { provider, state, browser: browserOf(request) ?? '' }, now());
        if (!attempt) return await leave(unknownOrigin, 'expired');
        const replied = new URL(`${redirectUri(provider)}${request.url.slice(request.url.indexOf('?'))}`);
        const person = await readPerson(provider, replied, proofsOf(env, state));
        const ticket = await makeTicket(db, attempt.id, claimsOf(provider, person), now());
        return await reply.redirect(pageWith(attempt, { ticket }), 303);
      } catch (error) {
        return leave(attempt ?? unknownOrigin, noteFailure(request, provider, error));
      }
    });
  }
}
