import { randomUUID } from 'node:crypto';
import { addDays, addHours, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { websiteLimits } from '#contract/website/websiteLimits';
import { stores } from '#server/db/schema/index';
import type { TxtAnswer } from '#server/gateways/nameServers';
import { checkDueDomains } from '#server/modules/website/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, makeTable } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';

/** The answers of name servers, by the record's name. */
const records = new Map<string, TxtAnswer>();
const nameServers = {
  findTexts: async (name: string): Promise<TxtAnswer> => records.get(name) ?? { state: 'answered', texts: [] },
  lookUp: async () => null,
};

let test: TestApp;
let store: Awaited<ReturnType<typeof makeStore>>;
let owner: TestSession;
let domain_name: string;
beforeAll(async () => {
  const env = { ...testMail, CUSTOMER_SITE_HOST: 'sites.operator.test', CUSTOMER_SITE_IPS: '192.0.2.7, 2001:db8::7' };
  test = await buildTestApp({ env, nameServers });
});
afterAll(() => test.close());
beforeEach(async () => {
  records.clear();
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
  domain_name = `pizza-${randomUUID()}.com`;
});

const at = (now: Date) => {
  test.clock.now = now;
  return now;
};
const domainOf = async (caller = owner) => (await callAs(test.app, caller, 'get_website_domain', {})).domain;
const set = async (caller = owner) => (await callAs(test.app, caller, 'set_website_domain', { domain_name })).domain;
const check = async (caller = owner) => (await callAs(test.app, caller, 'check_website_domain', {})).domain;
/** The store's record appears at the domain's name servers, next to others. */
async function prove(caller = owner) {
  const proof = (await domainOf(caller))?.proof;
  if (!proof) throw new Error('no domain is set');
  records.set(proof.name, { state: 'answered', texts: ['v=spf1 -all', proof.value] });
}
const job = (now: Date) => checkDueDomains(test.db, at(now), { nameServers, env: test.env });
const publish = () => callAs(test.app, owner, 'publish_website', {});
const served = () => call(test.app, 'platform', 'platform/get_website', { domain: domain_name });
const listed = async () => {
  const { data } = await callAs(test.app, 'platform', 'platform/get_domain_list', {});
  return data.some((each) => each.domain_name === domain_name);
};

describe('a domain', () => {
  it('is looked up, set, and shown with the records to add', async () => {
    expect(await call(test.app, owner, 'check_domain', { domain_name: `HTTPS://${domain_name}/` })).toMatchObject({
      ...{ success: true, message: successCodes.DOMAIN_AVAILABLE, domain_name, domain_type: 'domain' },
    });
    expect(await set()).toMatchObject({
      ...{ domain_name, domain_type: 'domain', state: 'waiting', is_taken: false, problem: null },
      proof: { type: 'TXT', name: `_storedesk.${domain_name}` },
      pointing: [
        { type: 'A', name: domain_name, value: '192.0.2.7' },
        { type: 'AAAA', name: domain_name, value: '2001:db8::7' },
      ],
    });
    domain_name = `order.${domain_name}`;
    expect(await set()).toMatchObject({
      domain_type: 'sub_domain',
      pointing: [{ type: 'CNAME', name: domain_name, value: 'sites.operator.test' }],
    });
    expect((await callAs(test.app, owner, 'remove_website_domain', {})).domain).toBeNull();
    expect(await errorOf(test.app, owner, 'check_website_domain', {})).toBe(errorCodes.SETTING_NOT_FOUND);
  });

  it.each([
    ['co.uk', undefined, 'domain_is_suffix'],
    ['app.operator.test', undefined, 'domain_invalid'],
    ['pizza.com', 'sub_domain', 'domain_is_domain'],
    ['order.pizza.com', 'domain', 'domain_is_sub_domain'],
  ] as const)('is refused as %s, %s', async (name, domain_type, code) => {
    const body = { domain_name: name, ...(domain_type && { domain_type }) };
    const errors = [{ path: 'domain_name', code }];
    expect(await call(test.app, owner, 'check_domain', body)).toMatchObject({ success: false, errors });
  });

  it('is proved within seconds of its record being visible, and told', async () => {
    const now = at(new Date());
    await set();
    await job(now);
    expect(await domainOf()).toMatchObject({ state: 'waiting', problem: 'missing', checked_at: now.toISOString() });
    await prove();
    await job(addSeconds(now, 5));
    expect(await domainOf()).toMatchObject({ state: 'proved', problem: null, served_until: null });
    expect(await mailTo(test, store.email, 'domain_proved')).toHaveLength(1);
    // Nothing more to tell, and nothing more to check until tomorrow.
    await job(addHours(now, 23));
    await check();
    expect(await mailTo(test, store.email, 'domain_proved')).toHaveLength(1);
  });

  it.each([
    ['other_value', { state: 'answered', texts: ['storedesk-verification=someone-else'] }],
    ['no_name_servers', { state: 'no_name_servers' }],
    ['unreachable', { state: 'unreachable' }],
  ] as const)('is not proved: %s', async (problem, answer) => {
    await set();
    records.set(`_storedesk.${domain_name}`, {
      ...answer,
      ...('texts' in answer && { texts: [...answer.texts] }),
    } as TxtAnswer);
    expect(await check()).toMatchObject({ state: 'waiting', problem });
  });

  it('is served only once it is proved and the website is published', async () => {
    await set();
    expect(await served()).toMatchObject({ error_code: errorCodes.SETTING_NOT_FOUND });
    await publish();
    expect(await served()).toMatchObject({ error_code: errorCodes.SETTING_NOT_FOUND });
    expect(await listed()).toBe(false);
    await prove();
    await check();
    expect(await served()).toMatchObject({ success: true, website: { store_id: store.id, domain_name } });
    expect(await listed()).toBe(true);
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, store.id));
    expect(await served()).toMatchObject({ error_code: errorCodes.SETTING_NOT_FOUND });
    expect(await listed()).toBe(false);
  });

  it('is served for 72 hours without its record, with a warning first, and again once it is back', async () => {
    const now = at(new Date());
    await set();
    await prove();
    await check();
    await publish();
    const kept = records.get(`_storedesk.${domain_name}`);
    records.clear();
    await job(addHours(now, 25));
    expect(await domainOf()).toMatchObject({ state: 'failing', served_until: addHours(now, 72).toISOString() });
    await job(addHours(now, 27));
    expect(await mailTo(test, store.email, 'domain_failing')).toHaveLength(1);
    at(addSeconds(addHours(now, 72), -1));
    expect(await served()).toMatchObject({ success: true });
    // Whether or not a check has run by then.
    at(addHours(now, 72));
    expect(await served()).toMatchObject({ error_code: errorCodes.SETTING_NOT_FOUND });
    expect(await listed()).toBe(false);
    await job(addHours(now, 73));
    await job(addHours(now, 100));
    expect(await mailTo(test, store.email, 'domain_ended')).toHaveLength(1);
    if (kept) records.set(`_storedesk.${domain_name}`, kept);
    at(addDays(now, 6));
    expect(await check()).toMatchObject({ state: 'proved' });
    expect(await served()).toMatchObject({ success: true });
    expect(await mailTo(test, store.email, 'domain_proved')).toHaveLength(2);
  });

  it('goes to the store that proves it later, and both are told', async () => {
    await set();
    await prove();
    await check();
    await publish();
    const other = await makeStore(test.db);
    const otherOwner = await openSession(test, other);
    expect(await errorOf(test.app, otherOwner, 'check_domain', { domain_name })).toBe(errorCodes.DOMAIN_ALREADY_USED);
    expect(await set(otherOwner)).toMatchObject({ state: 'waiting', is_taken: true });
    expect(await domainOf()).toMatchObject({ state: 'proved', is_taken: false });
    const old = (await domainOf())?.proof.value ?? '';
    const now = (await domainOf(otherOwner))?.proof.value ?? '';
    // Both records are there: the newer proof counts, and the old record never takes it back.
    records.set(`_storedesk.${domain_name}`, { state: 'answered', texts: [old, now] });
    expect(await check(otherOwner)).toMatchObject({ state: 'proved' });
    expect(await domainOf()).toMatchObject({ state: 'moved', is_taken: true });
    expect((await domainOf())?.proof.value).not.toBe(old);
    expect(await served()).toMatchObject({ error_code: errorCodes.SETTING_NOT_FOUND });
    await mailTo(test, store.email, 'domain_moved').then((mails) => expect(mails).toHaveLength(1));
    await mailTo(test, other.email, 'domain_proved').then((mails) => expect(mails).toHaveLength(1));
    // Asking again claims it again, without proof.
    expect(await check()).toMatchObject({ state: 'waiting', problem: 'other_value' });
    expect(await domainOf(otherOwner)).toMatchObject({ state: 'proved' });
    await prove();
    expect(await check()).toMatchObject({ state: 'proved' });
    expect(await served()).toMatchObject({ website: { store_id: store.id } });
  });

  it('belongs to one of two stores that prove it at once', async () => {
    const otherOwner = await openSession(test, await makeStore(test.db));
    const texts = [(await set())?.proof.value ?? '', (await set(otherOwner))?.proof.value ?? ''];
    records.set(`_storedesk.${domain_name}`, { state: 'answered', texts });
    await Promise.all([check(), check(otherOwner)]);
    const states = [(await domainOf())?.state, (await domainOf(otherOwner))?.state].sort();
    expect(states).toEqual(['moved', 'proved']);
  });

  it('is where the codes of its tables lead', async () => {
    const table = await makeTable(test.db, store);
    const address = async () =>
      (await callAs(test.app, owner, 'get_table_codes', { ids: [table.id] })).codes[0]?.address;
    expect(await address()).toContain(`${testMail.PUBLIC_ADDRESS}/table/`);
    await set();
    await prove();
    await check();
    await publish();
    expect(await address()).toContain(`https://${domain_name}/table/`);
  });
});

describe('the website', () => {
  const state = async () => (await callAs(test.app, owner, 'get_website_state', {})).website;
  const version = async () => (await callAs(test.app, owner, 'get_site_look', {})).site_look.version;
  const saveLook = async (fields: object) =>
    callAs(test.app, owner, 'update_site_look', { version: await version(), ...fields });
  const site = async () =>
    (await callAs(test.app, 'platform', 'platform/get_website', { domain: domain_name })).website;

  it('changes for customers only when it is published, and says what differs', async () => {
    await set();
    await prove();
    await check();
    expect(await state()).toMatchObject({ differences: [], published_at: null });
    await saveLook({ site_theme: 'grid', site_header_colour: '#AA0000' });
    expect((await state()).differences).toEqual(['site_header_colour', 'site_theme']);
    await publish();
    expect(await state()).toMatchObject({ differences: [], published_by: expect.stringMatching(/\S/) });
    await callAs(test.app, owner, 'update_site_search', { version: 1, seo_title: ['Pizza from the oven'] });
    await saveLook({ site_theme: 'list' });
    expect(await site()).toMatchObject({
      site_theme: 'grid',
      site_header_colour: '#aa0000',
      seo_title: [''],
      edition: 1,
    });
    await callAs(test.app, owner, 'revert_website', {});
    expect(await state()).toMatchObject({ differences: [] });
    expect((await callAs(test.app, owner, 'get_site_look', {})).site_look).toMatchObject({ site_theme: 'grid' });
    // The form that was open finds out.
    expect((await callAs(test.app, owner, 'get_site_search', {})).site_search).toMatchObject({ version: 3 });
  });

  it.each(['http://a.example', 'javascript:alert(1)', 'https://a', 'https://a.example/"><script>'])(
    'does not link to %s',
    async (facebook_url) => {
      expect(await call(test.app, owner, 'update_site_addresses', { version: 1, facebook_url })).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
      });
    },
  );

  it('runs the scripts of its store, which only the owner sees and changes', async () => {
    await set();
    await prove();
    await check();
    await publish();
    const add = (name: string, code = '<script>count()</script>') =>
      call(test.app, owner, 'add_script_page', { idempotency_key: randomUUID(), name, code });
    expect(await add('Visits')).toMatchObject({ success: true, message: successCodes.SCRIPT_ADDED });
    const _id = (await callAs(test.app, owner, 'script_pages', {})).data[0]?._id ?? '';
    expect(await site()).toMatchObject({ scripts: [{ name: 'Visits', code: '<script>count()</script>' }] });
    const update = { _id, version: 1, name: 'Visits', code: 'count(2)' };
    expect(await call(test.app, owner, 'update_script_page', update)).toMatchObject({
      message: successCodes.SCRIPT_UPDATED,
    });
    expect(await errorOf(test.app, owner, 'update_script_page', update)).toBe(errorCodes.CHANGED_MEANWHILE);
    for (const [name, code] of [
      ['', 'x'],
      ['Big', 'x'.repeat(websiteLimits.scriptCodeMax + 1)],
      ['Empty', '  '],
    ])
      expect(await add(name ?? '', code)).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID });
    for (let count = 1; count < websiteLimits.scriptsMax; count++) await add(`Script ${count}`);
    expect(await add('One more')).toMatchObject({ errors: [{ code: 'scripts_too_many' }] });
    const manager = await makeSubStore(test.db, store, { grants: ['store/setting'] });
    const asManager = await openSubStoreSession(test, manager);
    expect(await errorOf(test.app, asManager, 'script_pages', {})).toBe(errorCodes.NOT_PERMITTED);
    expect(await call(test.app, owner, 'delete_script_pages', { ids: [_id] })).toMatchObject({
      message: successCodes.SCRIPT_DELETED,
    });
    expect((await callAs(test.app, owner, 'script_pages', {})).data).toHaveLength(websiteLimits.scriptsMax - 1);
  });
});
