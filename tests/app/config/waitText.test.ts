import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { waitText } from '../../../src/config/waitText';
import { ApiError } from '../../../src/dataProvider/apiError';
import { changeLanguage, needTexts, useTexts } from '../../../src/i18n/index';

afterEach(() => changeLanguage('en'));

const refusal = (retry_after?: number): string =>
  new ApiError(errorCodes.TOO_MANY_ATTEMPTS, retry_after === undefined ? {} : { retry_after }).message;

describe('the text of a refusal that ends after a while', () => {
  it.each([
    [1, 'in 1 second'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [2_580, 'in 43 minutes'],
    [5_400, 'in 90 minutes'],
    [5_401, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('gives %i seconds in a unit that people think in, rounded up', (seconds, text) => {
    expect(waitText(seconds, 'en')).toBe(text);
  });

  it('says in Arabic after which time, and not within which', () => {
    expect(waitText(900, 'ar')).toMatch(/^بعد .*دقيقة$/);
  });

  it('names the wait wherever the key of the error is translated', async () => {
    await needTexts('entrance');
    const { result } = renderHook(() => useTexts());
    expect(result.current.translate(refusal(2_580))).toBe('Too many attempts. Try again in 43 minutes.');
    expect(result.current.translate(refusal())).toBe('Too many attempts. Wait a little before you try again.');
    await changeLanguage('de');
    expect(renderHook(() => useTexts()).result.current.translate(refusal(7_200))).toBe(
      'Zu viele Versuche. Versuchen Sie es in 2 Stunden erneut.',
    );
  });
});
