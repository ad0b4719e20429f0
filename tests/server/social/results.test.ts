import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OpenDatabase } from '#server/db/database';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { errorOf } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession } from '../../support/login';
import { aPerson, makeSocialLink } from '../../support/social';
import { SocialBrowser, ticketFor } from '../../support/socialBrowser';
import { openSocialProvider, type SocialProviderServer } from '../../support/socialProvider';
import { openTestDatabase } from '../../support/testDatabase';

const { TOKEN_EXPIRED, FIELDS_NOT_VALID } = errorCodes;

/** Two servers on one database. */
let provider: SocialProviderServer;
let opened: OpenDatabase;
let servers: readonly [TestApp, TestApp];
let test: TestApp;
beforeAll(async () => {
  provider = await openSocialProvider();
  opened = await openTestDatabase();
  const env = { ...testMail, ...provider.env };
  const shared = { env, openDatabase: async () => ({ ...opened, close: async () => {} }) };
  servers = [await buildTestApp(shared), await buildTestApp(shared)];
  [test] = servers;
});
beforeEach(() => {
  for (const { clock } of servers) clock.now = null;
  provider.tampering = {};
  provider.person = { sub: randomUUID(), email: 'nadia@test.example', email_verified: true };
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await opened.close();
  await provider.close();
});

const browser = () => new SocialBrowser(test.app);
const noTicket = { ticket: null };

describe('the app’s page says', () => {
  it('that the person cancelled, and where they came from', async () => {
    provider.tampering = {
      redirect: ({ searchParams }) => {
        searchParams.delete('code');
        searchParams.set('error', 'access_denied');
      },
    };
    expect(await browser().signIn({ for: 'register', from: '/app/profile' })).toEqual({
      ...{ purpose: 'register', from: '/app/profile', ticket: null, key: null, error: 'cancelled' },
    });
  });

  it('that the service reports an error, or can’t be reached', async () => {
    provider.tampering = { reply: (reply) => Object.assign(reply, { status: 500, body: {} }) };
    expect(await browser().signIn()).toMatchObject({ ...noTicket, error: 'failed' });
    const down = await openSocialProvider();
    await down.close();
    const away = await buildTestApp({ env: { ...testMail, ...down.env } });
    const reply = await new SocialBrowser(away.app).open('/auth/social/start/1?from=%2Fapp%2Fprofile');
    expect(reply.headers.location).toBe('/store/social?for=sign_in&from=%2Fapp%2Fprofile#error=failed');
    await away.close();
  });

  it('that too many began from one network', async () => {
    const visitor = browser();
    for (let count = 0; count < 60; count++) await visitor.begin();
    expect(await visitor.begin()).toBe('/store/social?for=sign_in#error=too_many');
  });
});

describe('a link', () => {
  const link = async (claims: Record<string, unknown>, { is_email_verified = true } = {}) => {
    const store = await makeStore(test.db, { is_email_verified });
    const person = { sub: randomUUID(), email: store.email, email_verified: true, ...claims };
    const ticket = await ticketFor(test.app, provider, person);
    const session = await openSession(test, store);
    return errorOf(test.app, session, 'link_social_account', { ticket });
  };

  it('needs the same address, verified on both sides', async () => {
    expect(await link({})).toBeNull();
    expect(await link({ email_verified: 'true' })).toBeNull();
    for (const email_verified of [false, 'false', 1, 'yes', null])
      expect(await link({ email_verified })).toBe(FIELDS_NOT_VALID);
    expect(await link({ email_verified: undefined })).toBe(FIELDS_NOT_VALID);
    expect(await link({ email: 'someone-else@test.example' })).toBe(FIELDS_NOT_VALID);
    expect(await link({}, { is_email_verified: false })).toBe(FIELDS_NOT_VALID);
  });

  it('takes the service’s word from the person’s details, if the ID token doesn’t have it', async () => {
    provider.tampering = { claims: (claims) => delete claims.email_verified };
    expect(await link({})).toBeNull();
    expect(await link({ email_verified: false })).toBe(FIELDS_NOT_VALID);
    // Verified is the address in the details, and not the one in the ID token.
    provider.tampering = {
      claims: (claims) => {
        delete claims.email_verified;
        claims.email = provider.person.email;
        provider.person = { ...provider.person, email: 'someone-else@test.example' };
      },
    };
    expect(await link({})).toBe(FIELDS_NOT_VALID);
  });

  it('needs a team member to have proved the address too', async () => {
    const store = await makeStore(test.db);
    for (const is_email_verified of [false, true]) {
      const member = await makeSubStore(test.db, store, { is_email_verified });
      const person = { sub: randomUUID(), email: member.email, email_verified: true };
      const ticket = await ticketFor(test.app, provider, person);
      const session = await openSubStoreSession(test, member);
      const reply = await errorOf(test.app, session, 'link_social_account', { ticket });
      expect(reply).toBe(is_email_verified ? null : FIELDS_NOT_VALID);
    }
  });
});

describe('a ticket', () => {
  it('works once, of 20 simultaneous uses in two processes', async () => {
    const store = await makeStore(test.db);
    const sub = randomUUID();
    await makeSocialLink(test.db, ownerOf(store), aPerson({ issuer: provider.issuer, subject: sub }));
    const ticket = await ticketFor(test.app, provider, { sub, email: store.email, email_verified: true });
    const uses = Array.from({ length: 20 }, (_, index) =>
      errorOf((servers[index % 2] ?? test).app, null, 'social_sign_in', { ticket }),
    );
    const errors = await Promise.all(uses);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error === TOKEN_EXPIRED)).toHaveLength(19);
  });

  it('ends after ten minutes', async () => {
    const ticket = await ticketFor(test.app, provider, { sub: randomUUID() });
    test.clock.now = addMinutes(new Date(), 11);
    for (const name of ['get_social_ticket', 'social_sign_in'] as const)
      expect(await errorOf(test.app, null, name, { ticket })).toBe(TOKEN_EXPIRED);
  });
});
