import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { readEnv } from '#server/env';
import { addressProvider, feature } from '../../support/addressProvider';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { until } from '../../support/until';

let provider: Awaited<ReturnType<typeof addressProvider>>;
let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  provider = await addressProvider();
  const template = `${provider.url}?q={query}&at={lat},{lng}&box={west},{south},{east},{north}`;
  test = await buildTestApp({
    env: { ADDRESS_SEARCH_URL: template, ADDRESS_SEARCH_ATTRIBUTION: '© Address people', ADDRESS_SEARCH_RATE: '100' },
  });
  desk = await openOrderStore(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const find = (query: string) => call(test.app, desk.owner, 'find_address', { query });

describe('The address search', () => {
  it('asks the provider around the store, and for the address alone', async () => {
    provider.answers({ features: [feature({ display_name: '5, Rue du Test, Paris' }, [48.87, 2.33])] });
    expect(await find('5 Rue du Test & co')).toMatchObject({
      success: true,
      data: [{ address: '5, Rue du Test, Paris', location: [48.87, 2.33] }],
    });
    const { query, userAgent } = provider.asked.at(-1) ?? {};
    expect(Object.keys(query ?? {})).toEqual(['q', 'at', 'box']);
    expect(query?.q).toBe('5 rue du test & co');
    expect(query?.at).toBe(`${desk.store.latitude.toFixed(4)},${desk.store.longitude.toFixed(4)}`);
    const [west = 0, south = 0, east = 0, north = 0] = (query?.box ?? '').split(',').map(Number);
    expect(west).toBeLessThan(desk.store.longitude);
    expect(east).toBeGreaterThan(desk.store.longitude);
    expect(south).toBeLessThan(desk.store.latitude);
    expect(north).toBeGreaterThan(desk.store.latitude);
    expect(userAgent).toMatch(/^Storedesk\//);
  });

  it.each([
    [
      'Photon',
      { name: 'Café', street: 'Rue Cler', housenumber: '5', postcode: '75007', city: 'Paris' },
      'Café, Rue Cler 5, 75007 Paris',
    ],
    ['Pelias', { label: '5 Rue Cler, Paris', name: '5 Rue Cler' }, '5 Rue Cler, Paris'],
    ['Geoapify', { formatted: '5 Rue Cler, 75007 Paris' }, '5 Rue Cler, 75007 Paris'],
  ])('reads what %s answers', async (name, properties, address) => {
    provider.answers({ features: [feature(properties, [48.85, 2.3]), feature({}, [48.85, 2.3])] });
    expect(await find(`5 Rue Cler, as ${name}`)).toMatchObject({ data: [{ address, location: [48.85, 2.3] }] });
  });

  it('asks once for the same address, and again after a failure', async () => {
    provider.answers({ message: 'overloaded' }, 500);
    const failed = { success: false, error_code: errorCodes.ADDRESS_SEARCH_FAILED };
    expect(await find('7 Twice Street')).toMatchObject(failed);
    provider.answers('no JSON at all');
    expect(await find('7 Twice Street')).toMatchObject(failed);
    provider.answers({ features: [feature({ label: '7 Twice Street' }, [48.85, 2.3])] });
    const before = provider.asked.length;
    const found = { data: [{ address: '7 Twice Street' }] };
    expect(await find('7 Twice Street')).toMatchObject(found);
    expect(await find('7  twice street ')).toMatchObject(found);
    expect(provider.asked.length - before).toBe(1);
  });

  it('cuts an address to the length that an order accepts', async () => {
    provider.answers({ features: [feature({ label: `${'x'.repeat(299)}🍕 and more` }, [48.85, 2.3])] });
    expect(await find('9 Long Street')).toMatchObject({ data: [{ address: 'x'.repeat(299) }] });
  });

  it('stops reading a reply that never ends', async () => {
    let bytes = 0;
    const chunk = Buffer.alloc(65_536, ' ');
    const endless = new Readable({
      read() {
        bytes += chunk.length;
        this.push(chunk);
      },
    });
    provider.answers(endless, 200, { 'content-type': 'application/json' });
    expect(await find('10 Endless Street')).toMatchObject({ error_code: errorCodes.ADDRESS_SEARCH_FAILED });
    await until(() => expect(endless.destroyed).toBe(true));
    // Both sides' buffers come on top of what was read.
    expect(bytes).toBeLessThan(32 * 1_048_576);
  });

  it('follows no redirect', async () => {
    const inside = await addressProvider();
    inside.answers({ features: [feature({ label: 'Inside' }, [48.85, 2.3])] });
    provider.answers('', 302, { location: inside.url });
    expect(await find('11 Redirect Street')).toMatchObject({ error_code: errorCodes.ADDRESS_SEARCH_FAILED });
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  it('is offered where it is set up, and finds nothing where it is not', async () => {
    const { setting } = await callAs(test.app, null, 'get_setting_detail', {});
    expect(setting.address_search).toEqual({ attribution: '© Address people' });
    const without = await buildTestApp();
    const other = await openOrderStore(without);
    expect((await callAs(without.app, null, 'get_setting_detail', {})).setting.address_search).toBeNull();
    expect((await callAs(without.app, other.owner, 'find_address', { query: '1 Street' })).data).toEqual([]);
    await without.close();
  });

  it.each([
    ['no place for the query', 'https://photon.test/api'],
    ['no web address', 'file:///etc/passwd?{query}'],
  ])('is refused at the start with %s', (_, ADDRESS_SEARCH_URL) => {
    expect(() => readEnv({ ADDRESS_SEARCH_URL })).toThrow('ADDRESS_SEARCH_URL');
  });
});
