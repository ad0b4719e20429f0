import { beforeEach, expect, it } from 'vitest';
import type { Order } from '#contract/entities/order';
import { storageKeys } from '../../../../src/config/storageKeys';
import type { PendingAction } from '../../../../src/orders/actions/pendingAction';
import { PendingActions } from '../../../../src/orders/actions/pendingActions';
import { accountOf, clearSession, setSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { aBooking } from './bookFixtures';

const account = accountOf(aSession());
const stored = () => localStorage.getItem(storageKeys.queuedTaps);
const ada = aBooking(1, -5);

const aTap = (seen: Order, change: Partial<PendingAction> = {}): PendingAction => ({
  ...{ seen, action: 'arrived', input: {}, key: `tap of version ${seen.version}`, at: Date.now() },
  ...{ state: 'failed', isWaiting: true, isQueued: true, predicted: seen },
  ...change,
});

beforeEach(() => {
  setSession(aSession());
  return () => {
    clearSession();
    localStorage.clear();
  };
});

it('stores nothing of an account that has signed out', () => {
  const pending = new PendingActions(account);
  pending.set(aTap(ada));
  expect(stored()).toContain(ada._id);
  clearSession();
  pending.set(aTap(aBooking(2, 0)));
  expect(stored()).toBeNull();
  setSession(aSession({ store: aStore({ _id: aBooking(3, 0)._id }) }));
  pending.set(aTap(aBooking(4, 0)));
  expect(stored()).toBeNull();
});

it('leaves another account’s queue alone, and nothing that is too old', () => {
  const taps = [aTap(aBooking(2, 0))];
  const others = JSON.stringify({ account: 'other', taps });
  localStorage.setItem(storageKeys.queuedTaps, others);
  const pending = new PendingActions(account);
  pending.set(aTap(ada));
  expect(stored()).toBe(others);

  localStorage.setItem(storageKeys.queuedTaps, JSON.stringify({ account, taps: [{ ...taps[0], at: 0 }] }));
  expect(new PendingActions(account).waiting()).toEqual([]);
  expect(stored()).toBeNull();
});

it('replaces what waits for an older version by a tap on a newer one', () => {
  const pending = new PendingActions(account);
  const newer = aTap({ ...ada, version: 2 });
  pending.set(aTap(ada));
  pending.set(newer);
  expect(pending.waiting()).toEqual([newer]);
});

it('drops with a refused tap what was to follow it, but no tap on a newer version', () => {
  const pending = new PendingActions(account);
  const refused = aTap(ada, { state: 'sending', isWaiting: false });
  const newer = aTap({ ...ada, version: 2 });
  pending.set(refused);
  pending.set(aTap(ada, { action: 'complete', key: 'follows' }));
  pending.set(newer);
  pending.refuse(refused);
  expect(pending.waiting()).toEqual([newer]);
});
