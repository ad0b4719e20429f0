import { describe, expect, it } from 'vitest';
import { bankFieldsOf, bankNumberErrors } from '#contract/providers/bankFields';

const none = { account_number: '', routing_number: '', bank_code: '' };
const errorsOf = (country: string, numbers: Partial<typeof none>) =>
  bankNumberErrors({ ...none, ...numbers }, country).map(({ path, code }) => `${path} ${code}`);

describe('the numbers of an account', () => {
  it.each([
    ['FR', { account_number: 'FR76 3000 6000 0112 3456 7890 189' }],
    // An account elsewhere in the region of IBANs is one too.
    ['FR', { account_number: 'DE89370400440532013000', bank_code: 'COBADEFF' }],
    ['SA', { account_number: 'SA0380000000608010167519' }],
    ['US', { account_number: '000123456789', routing_number: '021000021' }],
    ['CA', { account_number: '1234567', routing_number: '00011', bank_code: '001' }],
    ['AU', { account_number: '12345678', bank_code: '062-000' }],
    ['IN', { account_number: '123456789012', bank_code: 'SBIN0000300' }],
    ['JP', { account_number: '1234567', routing_number: '001', bank_code: '0001' }],
    ['MX', { account_number: '032180000118359719' }],
    // A country whose banks we don't know: whatever is there.
    ['KE', { account_number: '12345678' }],
  ])('%s: %o', (country, numbers) => expect(errorsOf(country, numbers)).toEqual([]));

  it.each([
    ['FR', { account_number: '00012345678' }, ['account_number iban']],
    ['FR', { account_number: 'FR7630006000011234567890188' }, ['account_number iban']],
    ['FR', { account_number: 'FR7630006000011234567890189', bank_code: 'BNP' }, ['bank_code bank_code']],
    ['US', { account_number: '000123456789' }, ['routing_number required']],
    [
      'US',
      { account_number: '12', routing_number: '02100002' },
      ['account_number account_number', 'routing_number routing_number'],
    ],
    ['CA', { account_number: '1234567' }, ['routing_number required', 'bank_code required']],
  ])('%s: not %o', (country, numbers, errors) => expect(errorsOf(country, numbers)).toEqual(errors));

  it('are those that the country uses', () => {
    expect(bankFieldsOf('DE')).toMatchObject({ isIban: true, routing_number: null });
    expect(bankFieldsOf('US')).toMatchObject({ isIban: false, bank_code: null });
    expect(bankFieldsOf('KE').routing_number).not.toBeNull();
  });
});
