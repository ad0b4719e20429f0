import { type PresetName, permissionPresets, presetNames } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';

export type AccessRole = 'owner' | PresetName | 'dispatch_only' | 'host' | 'nothing';

/**
 * Every role that access is tested with: the owner, each preset, a dispatcher and a host who see no other orders than
 * theirs, and an account without permissions.
 */
export const accessRoles: readonly { role: AccessRole; grants: readonly UrlPermission[] | null }[] = [
  { role: 'owner', grants: null },
  ...presetNames.map((role) => ({ role, grants: permissionPresets[role] })),
  { role: 'dispatch_only', grants: [{ url: 'store/dispatcher', permission: 1 }] },
  { role: 'host', grants: [{ url: 'store/table-booking', permission: 1 }] },
  { role: 'nothing', grants: [] },
];
