import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type PermissionGroup, permissionGroupNames, permissionGroups } from '#contract/permissionGroups';
import { isPreset, type PresetName, presetOf } from '#contract/permissionPresets';
import { type AnyPermission, actionsOf, openedBy, type UrlPermission } from '#contract/permissions';
import { useListText } from '../text/useListText';

/** A permission's name. */
export const permissionName = (key: AnyPermission, t: (key: string) => string): string => t(`access.key.${key}.name`);

/** Permissions in words. */
export function usePermissionText() {
  const t = useTranslate();
  const list = useListText();
  const nameOf = useCallback((key: AnyPermission): string => permissionName(key, t), [t]);
  const detailOf = useCallback((key: AnyPermission): string => t(`access.key.${key}.detail`), [t]);
  const groupOf = useCallback((group: PermissionGroup): string => t(`access.group.${group}`), [t]);
  const presetName = useCallback((name: PresetName): string => t(`access.preset.${name}.name`), [t]);

  /** The parts of the menu that a list of permissions opens: `Orders, Menu`. */
  const areas = useCallback(
    (urls: readonly UrlPermission[]): string => {
      const opened = openedBy(urls);
      const groups = permissionGroupNames.filter((group) =>
        permissionGroups[group].some((key) => [key, ...actionsOf(key)].some((each) => opened.includes(each))),
      );
      return groups.length > 0 ? list(groups.map(groupOf)) : t('access.none');
    },
    [t, list, groupOf],
  );

  /** The preset that a list matches, or that it started from: `Kitchen, changed`. */
  const presetText = useCallback(
    (urls: readonly UrlPermission[], begunWith: PresetName | null): string | null => {
      const now = begunWith && isPreset(urls, begunWith) ? begunWith : presetOf(urls);
      if (now) return presetName(now);
      return begunWith ? t('access.preset.changed', { name: presetName(begunWith) }) : null;
    },
    [t, presetName],
  );
  return useMemo(
    () => ({ nameOf, detailOf, groupOf, presetName, areas, presetText }),
    [nameOf, detailOf, groupOf, presetName, areas, presetText],
  );
}
