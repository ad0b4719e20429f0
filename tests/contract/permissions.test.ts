import { describe, expect, it } from 'vitest';
import { isPreset, permissionPresets, presetNames, presetOf, tidyGrants } from '#contract/permissionPresets';
import {
  actionKeys,
  beyond,
  followsParent,
  hasPermission,
  narrowed,
  openedBy,
  permissionKeys,
  type UrlPermission,
} from '#contract/permissions';

const granted = (...urls: string[]): UrlPermission[] => urls.map((url) => ({ url, permission: 1 }));
const override = 'store/order/override';

/** A manager's permissions from before staff could override rules. */
const savedBefore = granted(...permissionKeys);

describe('An action that does not follow its key', () => {
  it('isn’t available to an account that was saved before the action existed', () => {
    expect(openedBy(savedBefore)).toEqual([...permissionKeys, ...actionKeys.filter(followsParent)]);
    expect(hasPermission(savedBefore, override)).toBe(false);
    expect(hasPermission(granted('store/order'), override)).toBe(false);
    expect(isPreset(savedBefore, 'manager')).toBe(false);
  });

  it('is available if it is granted', () => {
    expect(hasPermission(granted('store/order', override), override)).toBe(true);
    expect(hasPermission([...granted('store/order'), { url: override, permission: 0 }], override)).toBe(false);
  });

  it('survives tidying, which removes an entry without effect', () => {
    expect(tidyGrants(granted(override, 'store/order'))).toEqual(granted('store/order', override));
    expect(tidyGrants([...granted('store/order'), { url: override, permission: 0 }])).toEqual(granted('store/order'));
  });

  it('can’t be granted or seen with the key alone', () => {
    expect(beyond(granted('store/order'), granted('store/order', override))).toEqual([override]);
    expect(hasPermission(narrowed(granted('store/order'), granted('store/order', override)), override)).toBe(false);
    expect(hasPermission(narrowed(null, granted('store/order')), override)).toBe(false);
  });
});

describe('An action that is part of its key', () => {
  const stock = 'store/product/stock';

  it('is available to everyone who holds the key, even if an entry denies it', () => {
    expect(hasPermission(granted('store/product'), stock)).toBe(true);
    expect(hasPermission([...granted('store/product'), { url: stock, permission: 0 }], stock)).toBe(true);
    expect(tidyGrants([...granted('store/product'), { url: stock, permission: 0 }])).toEqual(granted('store/product'));
  });

  it('can be granted alone, and makes nothing else available', () => {
    expect(openedBy(granted(stock))).toEqual([stock]);
    expect(tidyGrants(granted(stock, 'store/order'))).toEqual(granted('store/order', stock));
    expect(hasPermission([], stock)).toBe(false);
  });

  it('is in the presets of those who notice that something has run out', () => {
    const allowed = presetNames.filter((name) => hasPermission(permissionPresets[name], stock));
    expect(allowed).toEqual(['manager', 'order_desk', 'kitchen', 'menu_editor']);
  });
});

it('Cancelling, refunding and editing still follow, so that no account loses them', () => {
  for (const action of ['store/order/cancel', 'store/order/refund', 'store/order/edit'] as const) {
    expect(hasPermission(granted('store/order'), action)).toBe(true);
  }
});

describe('Presets', () => {
  it('let managers and the order desk override rules', () => {
    const allowed = presetNames.filter((name) => hasPermission(permissionPresets[name], override));
    expect(allowed).toEqual(['manager', 'order_desk']);
  });

  it('are recognised after tidying', () => {
    for (const name of presetNames) expect(presetOf(tidyGrants(permissionPresets[name]))).toBe(name);
  });

  it('let managers do everything', () => {
    expect(openedBy(permissionPresets.manager)).toEqual(openedBy(null));
  });
});
