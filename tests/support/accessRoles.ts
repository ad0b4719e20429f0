import { type PresetName, permissionPresets, presetNames } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';

/** Everybody whom access is held against: the owner, each preset, and somebody who holds nothing. */
export const accessRoles: readonly {
  role: 'owner' | 'nothing' | PresetName;
  grants: readonly UrlPermission[] | null;
}[] = [
  { role: 'owner', grants: null },
  ...presetNames.map((role) => ({ role, grants: permissionPresets[role] })),
  { role: 'nothing', grants: [] },
];
