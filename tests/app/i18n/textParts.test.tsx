import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { errorKey } from '../../../src/config/errorKey';
import { changeLanguage, needTexts, useTexts } from '../../../src/i18n/index';

const key = 'boards.failed.waiting_notice';

test('a part of the texts arrives without drawing the screen again; a new language draws it again', async () => {
  await needTexts('entrance');
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useTexts();
  });
  const first = result.current;

  await act(() => needTexts('frame'));
  await act(() => needTexts('pages'));
  expect(drawn).toBe(1);
  const english = first.translate(key, { number: 7 });
  expect(english).toContain('7');
  expect(english).not.toBe(key);

  await act(() => changeLanguage('de'));
  expect(drawn).toBe(2);
  expect(result.current).not.toBe(first);
  expect(result.current.translate(key, { number: 7 })).not.toBe(english);
  await act(() => changeLanguage('en'));
});

test('an error code without a text, of a newer server, has that of an unknown error', async () => {
  await needTexts('entrance');
  const { result } = renderHook(() => useTexts());
  const { translate } = result.current;
  expect(translate(errorKey(9999))).toBe(translate(errorKey(errorCodes.INTERNAL_SERVER_ERROR)));
  expect(translate(errorKey(9999))).toMatch(/went wrong/);
  expect(translate(errorKey(9999), { _: 'A page’s own words' })).toBe('A page’s own words');
  expect(translate(errorKey(errorCodes.SESSION_ENDED))).not.toBe(translate(errorKey(9999)));
});
