import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKeyInScript } from '../../../src/authProvider/captcha/deriveKeyInScript';

it('derives the keys that browsers and the server do', async () => {
  for (const [cost, passwordLength, saltLength] of [
    [1, 20, 16],
    [2, 20, 16],
    [2_000, 20, 16],
    [3, 0, 0],
    [3, 55, 51],
  ] as const) {
    const [password, salt] = [randomBytes(passwordLength), randomBytes(saltLength)];
    const { derivedKey } = await deriveKeyInScript({ cost }, salt, password);
    expect(Buffer.from(derivedKey)).toEqual(pbkdf2Sync(password, salt, cost, 32, 'sha256'));
  }
});
