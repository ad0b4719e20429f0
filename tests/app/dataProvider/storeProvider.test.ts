import { expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../../src/dataProvider/apiError';
import { createDataProvider } from '../../../src/dataProvider/index';
import { apiErrorOf } from '../../../src/dataProvider/reportCrash';
import { entityOf, raName } from '../../../src/descriptors/resources/index';

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
