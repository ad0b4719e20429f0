import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../../src/dataProvider/apiError';
import { createDataProvider } from '../../../src/dataProvider/index';
import { apiErrorOf } from '../../../src/dataProvider/reportCrash';
import { callParams, entityOf, raName } from '../../../src/descriptors/resources/index';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession, aStore } from '../../support/accounts';

afterEach(clearSession);

/** Answers every call with this envelope. */
function answer(envelope: object) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(envelope));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a change of many records that fails for one is an error with its code', async () => {
  answer({
    success: true,
    change_id: null,
    results: [
      { _id: 'a', success: true },
      { _id: 'b', success: false, error_code: errorCodes.NOT_PERMITTED },
    ],
  });
  const ids = ['a', 'b'];
  const failed = expect.objectContaining({ code: errorCodes.NOT_PERMITTED });
  await expect(
    createDataProvider({ entityOf }).updateMany(raName('items'), { ids, data: { is_visible: false } }),
  ).rejects.toEqual(failed);
  await expect(createDataProvider({ entityOf }).deleteMany(raName('items'), { ids })).rejects.toEqual(failed);
});

test('a defect of the app is reported, and shown as an internal error', async () => {
  const fetched = answer({ success: true });
  const refusal = new ApiError(errorCodes.NOT_PERMITTED);
  expect(apiErrorOf(refusal)).toBe(refusal);
  expect(fetched).not.toHaveBeenCalled();

  const error = apiErrorOf(new TypeError('undefined is not a function'));
  expect(error.code).toBe(errorCodes.INTERNAL_SERVER_ERROR);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[0]).toContain('add_crash_report');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ name: 'TypeError' });
});

test('a refusal says what is wrong with each field as react-admin’s form shows it', async () => {
  answer({
    success: false,
    error_code: errorCodes.UPDATE_FAILED,
    errors: [
      { path: 'name.0', code: '998' },
      { path: 'price', code: 'too_big', params: { maximum: 90 } },
      { path: 'note', code: 'required' },
      { path: 'tax', code: 'custom' },
    ],
  });
  const dataProvider = createDataProvider({ entityOf });
  const refused = dataProvider.getOne(raName('items'), { id: 'a' });
  await expect(refused).rejects.toMatchObject({
    body: {
      errors: {
        'name.0': 'codes.error.998',
        price: '@@react-admin@@{"message":"records.field.too_big","args":{"max":90}}',
        note: 'records.field.required',
        tax: 'records.field.invalid',
      },
    },
  });
});

describe('a list of reviews', () => {
  const pagination = { page: 2, perPage: 10 };
  const first = { field: 'attention', order: 'ASC' } as const;
  // Already the 15th in Auckland.
  const now = new Date('2026-03-14T12:00:00Z');

  async function bodyOf(filter: object, sort: { field: string; order: 'ASC' | 'DESC' } = first) {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    setSession(aSession({ store: aStore({ timezone: 'Pacific/Auckland' }) }));
    const fetched = answer({ success: true, data: [{ _id: 'a' }], count: 11 });
    const dataProvider = createDataProvider({ entityOf, callParams });
    const listed = await dataProvider.getList(raName('reviews'), { pagination, sort, filter });
    expect(listed).toEqual({ data: [{ _id: 'a', id: 'a' }], total: 11 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toContain('get_reviews_list');
    return JSON.parse(String(init?.body));
  }

  test('is that of the last 30 days of the store, in the server’s own order', async () => {
    const dates = { start_date: '2026-02-14', end_date: '2026-03-15' };
    await expect(bodyOf({})).resolves.toEqual({ page: 2, perPage: 10, ...dates });
  });

  test('takes the period, stars and search of the address as its call does', async () => {
    const days = { days: 'custom', start_date: '2026-02-10' };
    const sort = { field: 'rating', order: 'ASC' } as const;
    await expect(bodyOf({ ...days, rating: 2, is_unanswered: true, q: 'cold' }, sort)).resolves.toEqual({
      ...{ page: 2, perPage: 10, sort_by: 'rating', sort_order: 'ASC' },
      ...{ start_date: '2026-02-10', query: 'cold', filter: { rating: [2], is_unanswered: true } },
    });
    await expect(bodyOf({ days: 'all' })).resolves.toEqual({ page: 2, perPage: 10 });
  });

  test('finds a single review whenever it was written', async () => {
    await expect(bodyOf({ ids: ['a'] })).resolves.toEqual({ page: 2, perPage: 10, ids: ['a'] });
  });
});
