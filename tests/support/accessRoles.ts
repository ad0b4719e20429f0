import { type PresetName, permissionPresets, presetNames } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';

export type AccessRole = 'owner' | PresetName | 'dispatch_only' | 'nothing';

/**
 * Every role that access is tested with: the owner, each preset, a dispatcher who sees no other orders, and an account
 * without permissions.
 */
export const accessRoles: readonly { role: AccessRole; grants: readonly UrlPermission[] | null }[] = [
  { role: 'owner', grants: null },
  ...presetNames.map((role) => ({ role, grants: permissionPresets[role] })),
  { role: 'dispatch_only', grants: [{ url: 'store/dispatcher', permission: 1 }] },
  { role: 'nothing', grants: [] },
];
