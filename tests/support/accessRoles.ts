import { type PresetName, permissionPresets, presetNames } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';

export type AccessRole = 'owner' | PresetName | 'dispatch_only' | 'nothing';

/**
 * Everybody whom access is held against: the owner, each preset, one who sends delivery people out and sees no other orders,
 * and somebody who holds nothing.
 */
export const accessRoles: readonly { role: AccessRole; grants: readonly UrlPermission[] | null }[] = [
  { role: 'owner', grants: null },
  ...presetNames.map((role) => ({ role, grants: permissionPresets[role] })),
  { role: 'dispatch_only', grants: [{ url: 'store/dispatcher', permission: 1 }] },
  { role: 'nothing', grants: [] },
];
