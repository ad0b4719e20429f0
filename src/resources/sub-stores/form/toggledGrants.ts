import { type PresetName, permissionPresets, tidyGrants } from '#contract/permissionPresets';
import {
  type AnyPermission,
  actionsOf,
  followsParent,
  type Grants,
  isGranted,
  needsParent,
  type PermissionKey,
  parentOf,
  type UrlPermission,
} from '#contract/permissions';

interface Toggling {
  /** The account's preset. */
  preset: PresetName | null;
  /** The user's own permissions. */
  granter: Grants;
}

/**
 * Returns a list with one permission turned on or off. Turning it on also grants its actions, except those that the
 * account's preset leaves out and those that the granter doesn't hold: turning a kitchen's orders off and on again must
 * not add refunds. An action that doesn't follow its key is only granted if the preset names it. Turning a permission
 * off also removes its actions, except one that the preset grants without the key.
 *
 * @example toggledGrants([], 'store/order', true, { preset: null, granter: null }) // [{ url: 'store/order', permission: 1 }]
 */
export function toggledGrants(
  urls: readonly UrlPermission[],
  key: AnyPermission,
  isOn: boolean,
  { preset, granter }: Toggling,
): UrlPermission[] {
  const actions = parentOf(key) === null ? actionsOf(key as PermissionKey) : [];
  const others = urls.filter(({ url }) => url !== key && !(actions as readonly string[]).includes(url));
  const ofPreset = preset ? permissionPresets[preset] : [];
  const begun = isGranted(ofPreset, key) ? ofPreset : null;
  const entries = actions.flatMap((url) => {
    const isHeld = isGranted(granter, url);
    if (isOn && followsParent(url)) return isHeld && isGranted(begun, url) ? [] : [{ url, permission: 0 }];
    const isPossible = isHeld && (isOn || !needsParent(url));
    return isPossible && ofPreset.some((entry) => entry.url === url && entry.permission === 1)
      ? [{ url, permission: 1 }]
      : [];
  });
  return tidyGrants([...others, { url: key, permission: isOn ? 1 : 0 }, ...entries]);
}
