import { type AnyPermission, allPermissions } from '#contract/permissions';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const isPermission = (key: string): key is AnyPermission => allPermissions.some((permission) => permission === key);

/** A permission as the form of a team member calls it; one that there is no more by its key. */
export const permissionText = (key: string, t: Translate): string =>
  isPermission(key) ? t(`access.key.${key}.name`) : key;
