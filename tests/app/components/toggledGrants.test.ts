import { describe, expect, it } from 'vitest';
import { isPreset, type PresetName, permissionPresets } from '#contract/permissionPresets';
import { isGranted, type UrlPermission } from '#contract/permissions';
import { toggledGrants } from '../../../src/resources/sub-stores/form/toggledGrants';

const offAndOn = (preset: PresetName | null, urls: readonly UrlPermission[]) => {
  const toggling = { preset, granter: null };
  return toggledGrants(toggledGrants(urls, 'store/order', false, toggling), 'store/order', true, toggling);
};

describe('A permission turned on', () => {
  it.each(['kitchen', 'dispatcher', 'manager'] as const)('gives a %s back no more than the preset holds', (preset) => {
    expect(isPreset(offAndOn(preset, permissionPresets[preset]), preset)).toBe(true);
  });

  it('brings its actions along where no preset says otherwise', () => {
    const own = [{ url: 'store/order', permission: 1 }];
    expect(offAndOn(null, [])).toEqual(own);
    expect(toggledGrants([], 'store/order', true, { preset: 'accountant', granter: null })).toEqual(own);
  });

  it('leaves out the actions that whoever turns it on does not hold', () => {
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
