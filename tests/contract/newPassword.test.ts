import { describe, expect, it } from 'vitest';
import { passwordError } from '#contract/newPassword';

const listed = new Set(['password', 'letmein']);
const facts = {
  personal: ['Ana.Diaz@cafe.example', '612345678', 'Café Ana'],
  isListed: (text: string) => listed.has(text),
};

describe('a new password', () => {
  it.each([
    ['letmein', 'password_common'],
    [' LetMeIn ', 'password_common'],
    ['Ｐassword', 'password_common'],
    ['zzzzzzzz', 'password_common'],
    ['ababababab', 'password_common'],
    ['23456789', 'password_common'],
    ['hgfedcba', 'password_common'],
    ['ana.diaz@CAFE.example', 'password_personal'],
    ['Ana.Diaz', 'password_personal'],
    ['612345678', 'password_personal'],
    ['café ana', 'password_personal'],
    ['demo123', 'password_common'],
    ['Demo-2026!', 'password_common'],
    ['storedesk1', 'password_common'],
    ['ana.diaz77', 'password_personal'],
    ['cafe123', 'password_personal'],
    ['2026 Café Ana!', 'password_personal'],
    ['example1', null],
    ['democracy 7', null],
    ['demo of the café', null],
    ['old one 4', 'password_same'],
    ['letmein to the café', null],
    ['OLD ONE 4', null],
    ['abcabd', null],
  ])('%s: %s', (password, error) => {
    expect(passwordError(password, { ...facts, current: 'old one 4' })).toBe(error);
  });

  it('is checked quickly, however long it is', () => {
    const texts = ['1'.repeat(200), `${'1 '.repeat(99)}a`, `a${'-'.repeat(198)}a`];
    const started = performance.now();
    for (const text of texts) passwordError(text, facts);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('may be anything else where nothing is known of the account', () => {
    expect(passwordError('correct horse 7', { personal: ['', ' '], isListed: () => false })).toBeNull();
  });
});
