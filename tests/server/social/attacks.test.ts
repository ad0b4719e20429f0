import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database';
import { socialSignIns } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { SocialBrowser } from '../../support/socialBrowser';
import {
  openSocialProvider,
  type SocialProviderServer,
  withOtherSignature,
  withoutSignature,
} from '../../support/socialProvider';
import { openTestDatabase } from '../../support/testDatabase';

/** Two servers on one database, and two services. */
let provider: SocialProviderServer;
let other: SocialProviderServer;
let opened: OpenDatabase;
let servers: readonly [TestApp, TestApp];
let test: TestApp;
beforeAll(async () => {
  provider = await openSocialProvider();
  other = await openSocialProvider({ label: 'Other ID', position: 2 });
  opened = await openTestDatabase();
  const env = { ...testMail, ...provider.env, ...other.env };
  const shared = { env, openDatabase: async () => ({ ...opened, close: async () => {} }) };
  servers = [await buildTestApp(shared), await buildTestApp(shared)];
  [test] = servers;
});
beforeEach(() => {
  for (const { clock } of servers) clock.now = null;
  for (const service of [provider, other]) {
    service.tampering = {};
    service.exchanged = 0;
    service.person = { sub: randomUUID(), email: 'nadia@test.example', email_verified: true };
  }
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await opened.close();
  await provider.close();
  await other.close();
});

const browser = () => new SocialBrowser(test.app);
const noTicket = { ticket: null };

describe('a sign-in with another service', () => {
  it('asks for a code with PKCE, state and nonce, and never without the person’s choice', async () => {
    const address = new URL(await browser().begin());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'storedesk-test',
      response_type: 'code',
      redirect_uri: 'https://app.operator.test/auth/social/callback/1',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(address.searchParams.get('nonce')).not.toBe(address.searchParams.get('state'));
  });

  it('ends at the app with a ticket in the fragment, and with where it came from', async () => {
    const ending = await browser().signIn({ for: 'link', key: 'browser-1', from: '/app/profile?tab=security' });
    expect(ending).toEqual({
      ...{ purpose: 'link', from: '/app/profile?tab=security', error: null, key: 'browser-1' },
      ticket: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { social } = await callAs(test.app, null, 'get_social_ticket', { ticket: ending.ticket ?? '' });
    expect(social).toEqual({
      ...{ purpose: 'link', login_by: 'Example ID', email: 'nadia@test.example', is_email_verified: true },
      ...{ is_email_trusted: false, first_name: '', last_name: '' },
    });
  });

  it.each(['https://evil.test/app/', '//evil.test/app/', '/\\evil.test', '/store/login', '/app/\\evil'])(
    'doesn’t lead to %s',
    async (from) => {
      expect(await browser().signIn({ from })).toMatchObject({ from: null, ticket: expect.any(String) });
    },
  );

  it('keeps neither state, nonce, verifier nor ticket in the database', async () => {
    const visitor = browser();
    const address = new URL(await visitor.begin());
    const { ticket } = await visitor.comeBack(await visitor.consent(address.href));
    const rows = JSON.stringify(await test.db.select().from(socialSignIns));
    for (const secret of [address.searchParams.get('state'), address.searchParams.get('nonce'), ticket])
      expect(rows).not.toContain(secret);
  });

  it('takes the address from the service when the ID token has none', async () => {
    const readTicket = async () => {
      const { ticket } = await browser().signIn();
      return (await callAs(test.app, null, 'get_social_ticket', { ticket: ticket ?? '' })).social;
    };
    provider.tampering = { claims: (claims) => delete claims.email };
    expect(await readTicket()).toMatchObject({ email: 'nadia@test.example', is_email_verified: true });
    provider.person = { sub: 'without-address' };
    expect(await readTicket()).toMatchObject({ email: '', is_email_verified: false });
  });

  it('ends in the other process', async () => {
    const [one, two] = servers;
    const first = new SocialBrowser(one.app);
    const back = await first.consent(await first.begin());
    const second = new SocialBrowser(two.app);
    second.cookies = first.cookies;
    expect(await second.comeBack(back)).toMatchObject({ ticket: expect.any(String), error: null });
  });

  it('sets a cookie that scripts can’t read and other sites’ forms don’t send', async () => {
    const { cookies } = await browser().open('/auth/social/start/1');
    expect(cookies).toMatchObject([{ name: 'social', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 600 }]);
    const proxied = await buildTestApp({ env: { ...testMail, ...provider.env, TRUST_PROXY: 'true' } });
    const { cookies: secure } = await new SocialBrowser(proxied.app, { 'x-forwarded-proto': 'https' }).open(
      '/auth/social/start/1',
    );
    expect(secure).toMatchObject([{ name: '__Host-social', path: '/', secure: true, httpOnly: true }]);
    await proxied.close();
  });
});

describe('refused without a ticket is', () => {
  it('a reply without a state, with a wrong one, and with that of another sign-in', async () => {
    const visitor = browser();
    const back = await visitor.consent(await visitor.begin());
    const [path, search] = back.split('?');
    const without = new URLSearchParams(search);
    without.delete('state');
    expect(await visitor.comeBack(`${path}?${without}`)).toEqual({
      ...noTicket,
      ...{ purpose: 'sign_in', from: null, key: null, error: 'expired' },
    });
    without.set('state', 'x'.repeat(43));
    expect(await visitor.comeBack(`${path}?${without}`)).toMatchObject({ ...noTicket, error: 'expired' });
    expect(await visitor.comeBack(`${back}&state=another`)).toMatchObject({ ...noTicket, error: 'expired' });
    // The code of one sign-in with the state of another: their nonces and verifiers differ.
    const swapped = new URL(await visitor.begin()).searchParams.get('state') ?? '';
    without.set('state', swapped);
    expect(await visitor.comeBack(`${path}?${without}`)).toMatchObject({ ...noTicket, error: expect.any(String) });
  });

  it('a reply in another browser, without a cookie, and with a forged one', async () => {
    const visitor = browser();
    const back = await visitor.consent(await visitor.begin());
    expect(await browser().comeBack(back)).toMatchObject({ ...noTicket, error: 'expired' });
    const stranger = browser();
    await stranger.begin();
    expect(await stranger.comeBack(back)).toMatchObject({ ...noTicket, error: 'expired' });
    const forger = browser();
    forger.cookies = { social: `${(visitor.cookies.social ?? '').split('.')[0]}.forged` };
    expect(await forger.comeBack(back)).toMatchObject({ ...noTicket, error: 'expired' });
    expect(provider.exchanged).toBe(0);
    expect(await visitor.comeBack(back)).toMatchObject({ error: null });
  });

  it('a reply that is opened again, also at the same moment in both processes', async () => {
    const visitor = browser();
    const back = await visitor.consent(await visitor.begin());
    const processes = servers.map(({ app }) => Object.assign(new SocialBrowser(app), { cookies: visitor.cookies }));
    const endings = await Promise.all([...processes, ...processes].map((same) => same.comeBack(back)));
    expect(endings.filter(({ ticket }) => ticket)).toHaveLength(1);
    expect(endings.filter(({ error }) => error === 'expired')).toHaveLength(3);
    expect(provider.exchanged).toBe(1);
  });

  it('a reply after ten minutes', async () => {
    const visitor = browser();
    const back = await visitor.consent(await visitor.begin());
    test.clock.now = addMinutes(new Date(), 11);
    expect(await visitor.comeBack(back)).toMatchObject({ ...noTicket, error: 'expired' });
  });

  it('a code that was used before', async () => {
    const visitor = browser();
    const used = new URLSearchParams((await visitor.consent(await visitor.begin())).split('?')[1]);
    const spent = `/auth/social/callback/1?${used}`;
    expect(await visitor.comeBack(spent)).toMatchObject({ error: null });
    const state = new URL(await visitor.begin()).searchParams.get('state') ?? '';
    used.set('state', state);
    expect(await visitor.comeBack(`/auth/social/callback/1?${used}`)).toMatchObject(noTicket);
  });

  it('a code whose PKCE challenge is someone else’s', async () => {
    const visitor = browser();
    const address = new URL(await visitor.begin());
    address.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(await visitor.comeBack(await visitor.consent(address.href))).toMatchObject(noTicket);
  });

  it.each<[string, (claims: Record<string, unknown>) => void]>([
    ['another nonce', (claims) => Object.assign(claims, { nonce: 'another' })],
    ['no nonce', (claims) => delete claims.nonce],
    ['another issuer', (claims) => Object.assign(claims, { iss: 'https://evil.test' })],
    ['another audience', (claims) => Object.assign(claims, { aud: 'another-app' })],
    [
      'an audience of several without being meant',
      (claims) => Object.assign(claims, { aud: ['storedesk-test', 'another-app'], azp: 'another-app' }),
    ],
    ['an expiry in the past', (claims) => Object.assign(claims, { exp: Math.floor(Date.now() / 1_000) - 120 })],
    ['an issue in the future', (claims) => Object.assign(claims, { nbf: Math.floor(Date.now() / 1_000) + 600 })],
    ['no subject', (claims) => delete claims.sub],
  ])('an ID token with %s', async (_, claims) => {
    provider.tampering = { claims };
    expect(await browser().signIn()).toMatchObject({ ...noTicket, error: 'refused' });
    expect(provider.exchanged).toBe(1);
  });

  it.each<[string, (token: unknown) => string]>([
    ['the algorithm “none”', withoutSignature],
    ['a signature of someone else', withOtherSignature],
  ])('an ID token with %s', async (_, change) => {
    provider.tampering = { reply: ({ body }) => Object.assign(body, { id_token: change(body.id_token) }) };
    expect(await browser().signIn()).toMatchObject({ ...noTicket, error: 'refused' });
  });

  it('a reply without an ID token', async () => {
    provider.tampering = { reply: ({ body }) => delete body.id_token };
    expect(await browser().signIn()).toMatchObject({ ...noTicket, error: 'refused' });
  });

  it('the reply of one service to a sign-in with the other', async () => {
    const visitor = browser();
    const back = await visitor.consent(await visitor.begin({}, 2));
    expect(await visitor.comeBack(back.replace('/callback/2', '/callback/1'))).toMatchObject({
      ...noTicket,
      error: 'expired',
    });
    expect(provider.exchanged + other.exchanged).toBe(0);
  });

  it('a clock that differs by a minute isn’t', async () => {
    provider.tampering = { claims: (claims) => Object.assign(claims, { nbf: Math.floor(Date.now() / 1_000) + 45 }) };
    expect(await browser().signIn()).toMatchObject({ ticket: expect.any(String), error: null });
  });
});
