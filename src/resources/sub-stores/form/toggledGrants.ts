import { type PresetName, permissionPresets, tidyGrants } from '#contract/permissionPresets';
import {
  type AnyPermission,
  actionsOf,
  type Grants,
  isGranted,
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
 * A list with one permission turned on or off. What is turned on brings its actions along, but those that the account's
 * preset leaves to others and those that the granter does not hold: a kitchen whose orders are turned off and on again must
 * not come back with refunds. What is turned off takes them away: none is left that nobody could reach.
 *
 * @example toggledGrants([], 'store/order', true, { preset: null, granter: null }) // [{ url: 'store/order', permission: 1 }]
 */
export function toggledGrants(
  urls: readonly UrlPermission[],
  key: AnyPermission,
  isOn: boolean,
  { preset, granter }: Toggling,
): UrlPermission[] {
  const actions: readonly AnyPermission[] = parentOf(key) === null ? actionsOf(key as never) : [];
  const others = urls.filter(({ url }) => url !== key && !(actions as readonly string[]).includes(url));
  const begun = preset && isGranted(permissionPresets[preset], key) ? permissionPresets[preset] : null;
  const left = actions.filter((action) => !isGranted(granter, action) || !isGranted(begun, action));
  const exceptions = isOn ? left.map((url) => ({ url, permission: 0 })) : [];
  return tidyGrants([...others, { url: key, permission: isOn ? 1 : 0 }, ...exceptions]);
}
