import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { makeCodeThrottle } from '#server/http/codeThrottle';
import { networkOf } from '#server/http/networkOf';

const make = () =>
  makeCodeThrottle((keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }));
const tooMany = { code: errorCodes.TOO_MANY_ATTEMPTS };
const fail = async () => false;

it('failures at registrations, from however many addresses, stop no owner', async () => {
  const throttle = make();
  for (let n = 0; n < accountLimits.otpFailuresAll; n++)
    expect(await throttle('registration', `10.${n >> 8}.${n & 255}.1`, fail)).toBe(false);
  await expect(throttle('registration', '192.0.2.1', fail)).rejects.toMatchObject(tooMany);
  expect(await throttle('account', '192.0.2.1', async () => true)).toBe(true);
});

it('an address fails so many times at all kinds of codes together, and an IPv6 network is one address', async () => {
  const throttle = make();
  for (let n = 0; n < accountLimits.otpFailuresPerAddress; n++)
    await throttle(n % 2 ? 'account' : 'registration', `2001:db8:0:7::${n}`, fail);
  for (const purpose of ['registration', 'account'] as const)
    await expect(throttle(purpose, '2001:db8:0:7:ffff::1', fail)).rejects.toMatchObject(tooMany);
  expect(await throttle('account', '2001:db8:0:8::1', fail)).toBe(false);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:DB8:0000:07::5', '2001:db8:0:7::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('counts %s by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
