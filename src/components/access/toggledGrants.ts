import { tidyGrants } from '#contract/permissionPresets';
import { type AnyPermission, actionsOf, parentOf, type UrlPermission } from '#contract/permissions';

/**
 * A list with one permission turned on or off. What is turned on brings its actions along; what is turned off takes
 * them away: none is left that nobody could reach.
 *
 * @example toggledGrants([], 'store/order', true) // [{ url: 'store/order', permission: 1 }]
 */
export function toggledGrants(urls: readonly UrlPermission[], key: AnyPermission, isOn: boolean): UrlPermission[] {
  const own: readonly string[] = parentOf(key) === null ? [key, ...actionsOf(key as never)] : [key];
  const others = urls.filter(({ url }) => !own.includes(url));
  return tidyGrants([...others, { url: key, permission: isOn ? 1 : 0 }]);
}
