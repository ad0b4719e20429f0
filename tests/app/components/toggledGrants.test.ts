import { describe, expect, it } from 'vitest';
import { isPreset, type PresetName, permissionPresets } from '#contract/permissionPresets';
import { isGranted, type UrlPermission } from '#contract/permissions';
import { toggledGrants } from '../../../src/resources/sub-stores/form/toggledGrants';

const offAndOn = (preset: PresetName | null, urls: readonly UrlPermission[]) => {
  const toggling = { preset, granter: null };
  return toggledGrants(toggledGrants(urls, 'store/order', false, toggling), 'store/order', true, toggling);
};

describe('A permission turned on', () => {
  it.each(['kitchen', 'dispatcher', 'order_desk', 'manager'] as const)(
    'gives a %s no more than the preset when it is turned off and on',
    (preset) => {
      expect(isPreset(offAndOn(preset, permissionPresets[preset]), preset)).toBe(true);
    },
  );

  it('brings its actions along where no preset says otherwise', () => {
    const own = [{ url: 'store/order', permission: 1 }];
    expect(offAndOn(null, [])).toEqual(own);
    expect(toggledGrants([], 'store/order', true, { preset: 'accountant', granter: null })).toEqual(own);
  });

  it('does not grant an action that has to be granted separately', () => {
    expect(isGranted(offAndOn(null, [{ url: 'store/order/override', permission: 1 }]), 'store/order/override')).toBe(
      false,
    );
    const granter = [{ url: 'store/order', permission: 1 }];
    const urls = toggledGrants([], 'store/order', true, { preset: 'order_desk', granter });
    expect(isGranted(urls, 'store/order/override')).toBe(false);
  });

  it('leaves out the actions that the person who turns it on does not hold', () => {
    const granter = [
      { url: 'store/order', permission: 1 },
      { url: 'store/order/refund', permission: 0 },
    ];
    const urls = toggledGrants([], 'store/order', true, { preset: null, granter });
    expect(isGranted(urls, 'store/order/cancel')).toBe(true);
    expect(isGranted(urls, 'store/order/refund')).toBe(false);
  });
});

it('A single action is turned on whatever the preset says', () => {
  const toggling = { preset: 'kitchen', granter: null } as const;
  const urls = toggledGrants(permissionPresets.kitchen, 'store/order/cancel', true, toggling);
  expect(isGranted(urls, 'store/order/cancel')).toBe(true);
  expect(isGranted(urls, 'store/order/refund')).toBe(false);
});

it('Turning a permission off removes an action that requires it', () => {
  const toggling = { preset: 'order_desk', granter: null } as const;
  const urls = toggledGrants(permissionPresets.order_desk, 'store/order', false, toggling);
  expect(urls.map(({ url }) => url)).not.toContain('store/order/override');
});
