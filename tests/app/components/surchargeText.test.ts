import { expect, it } from 'vitest';
import { formatMoney } from '#contract/money';
import { surchargeText } from '../../../src/components/store/surchargeText';

it('holds the sign to its figures, from the right too', () => {
  expect(surchargeText(formatMoney(250, 'EUR', 'en'))).toBe('+€2.50');
  // A mark of direction before the sign, none between it and the figures.
  expect(surchargeText(formatMoney(250, 'EUR', 'ar'))).toMatch(/^\u200e\+2[.٫]50/);
});
