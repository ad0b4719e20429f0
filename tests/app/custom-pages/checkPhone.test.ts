import { describe, expect, it } from 'vitest';
import { checkPhone } from '../../../src/components/phone/checkNationalPhone';

describe('the phone number of a sign-in', () => {
  it.each([
    ['+49', '1712345678', null],
    ['+49', '01712345678', 'phone_leading_zero'],
    ['+33', '0612345678', 'phone_leading_zero'],
    // Landlines of Italy, San Marino and the Vatican keep their 0 behind the country's code.
    ['+39', '0669812345', null],
    ['+378', '0549886377', null],
    ['39', '3123456789', null],
    ['+39', '06', 'phone_too_short'],
    ['+49', '17', 'phone_too_short'],
    ['+49', '17123456789012345', 'phone_too_long'],
  ])('%s %s: %s', async (callingCode, phone, error) => {
    expect(await checkPhone(callingCode, phone)).toBe(error);
  });
});
