import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { referenceResources } from '#contract/entities/reference';
import { countries } from '#server/db/seed/reference/countries';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const get = (path: string, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const pairs = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return server.app.inject({
    method: 'GET',
    url: `/v3/reference/${path}?${new URLSearchParams(pairs as [string, string][])}`,
    headers,
  });
};
const names = (reply: Awaited<ReturnType<typeof get>>): string[] =>
  reply.json().map((row: { name: string }) => row.name);

describe('reference data for ra-data-simple-rest', () => {
  it('gives a piece of a sorted list, and says how long the whole is', async () => {
    const reply = await get('countries', { sort: ['name', 'ASC'], range: [0, 24], filter: {} });
    expect(reply.headers['content-range']).toBe(`countries 0-24/${countries.length}`);
    expect(reply.headers['access-control-expose-headers']).toBe('Content-Range');
    expect(names(reply)).toHaveLength(25);
    expect(names(reply)[0]).toBe('Afghanistan');

    const last = await get('countries', { sort: ['name', 'DESC'], range: [0, 0] });
    expect(names(last)).toEqual(['Zimbabwe']);
    const beyond = await get('countries', { range: [5000, 5024] });
    expect([beyond.json(), beyond.headers['content-range']]).toEqual([[], `countries */${countries.length}`]);
  });

  it('filters by words, by ids and by fields', async () => {
    expect(names(await get('countries', { filter: { q: ' FRANCE ' } }))).toContain('France');
    expect(names(await get('countries', { filter: { id: ['DE', 'FR'] } }))).toEqual(['Germany', 'France']);
    const french = (await get('cities', { filter: { country_id: 'FR' }, sort: ['name', 'ASC'] })).json();
    expect(french.length).toBeGreaterThan(0);
    expect(french.every((city: { country_id: string }) => city.country_id === 'FR')).toBe(true);
  });

  it('begins currencies with the US dollar, unless another sort is requested', async () => {
    expect((await get('currencies')).json()[0].id).toBe('usd');
    expect((await get('currencies', { sort: ['id', 'ASC'] })).json()[0].id).toBe('aed');
  });

  it('gives one record, or 404', async () => {
    expect((await get('countries/FR')).json()).toMatchObject({ id: 'FR', code: 'FR', code_3: 'FRA', flag: '🇫🇷' });
    const missing = await get('countries/QQ');
    expect([missing.statusCode, missing.json().error_code]).toEqual([404, errorCodes.NO_DATA_FOUND]);
  });

  it.each(referenceResources)('%s may be kept, and is not sent twice', async (name) => {
    const first = await get(name);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const etag = String(first.headers.etag);
    const again = await get(name, {}, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(name, {}, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    // Another part of a list is something else. Plans are only there where billing is on.
    if (first.json().length > 1)
      expect((await get(name, { range: [0, 0] }, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('refuses a query that is not its dialect', async () => {
    for (const query of ['range=[0', 'range=[-1,5]', 'sort=["name","UP"]', 'filter=[]']) {
      const reply = await server.app.inject({ method: 'GET', url: `/v3/reference/countries?${query}` });
      expect([query, reply.statusCode, reply.json().error_code]).toEqual([query, 400, errorCodes.FIELDS_NOT_VALID]);
    }
  });
});

describe('the old calls', () => {
  it('give all countries', async () => {
    const { countries: all } = await callAs(server.app, null, 'get_country_list', {});
    expect(all).toHaveLength(countries.length);
    expect(all[0]?.id).toBe('AC');
  });

  it("give a country's cities, and what is offered in one", async () => {
    const { cities } = await callAs(server.app, null, 'get_city_list', { country_id: 'FR' });
    expect(cities.map((city) => city.id)).toContain('paris');
    expect(await errorOf(server.app, null, 'get_city_list', { country_id: 'QQ' })).toBe(errorCodes.COUNTRY_NOT_FOUND);
    const { deliveries } = await callAs(server.app, null, 'get_delivery_list_for_city', { city_id: 'paris' });
    expect(deliveries.map((type) => type.id)).toContain('food');
    const nowhere = { city_id: 'atlantis' };
    expect(await errorOf(server.app, null, 'get_delivery_list_for_city', nowhere)).toBe(errorCodes.CITY_NOT_FOUND);
  });
});
