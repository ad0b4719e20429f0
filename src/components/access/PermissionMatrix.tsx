import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { permissionGroupNames, permissionGroups } from '#contract/permissionGroups';
import type { PresetName } from '#contract/permissionPresets';
import {
  type AnyPermission,
  actionsOf,
  allPermissions,
  type Grants,
  openedBy,
  type UrlPermission,
} from '#contract/permissions';
import { SearchField } from '../inputs/SearchField';
import { PermissionGroupField } from './PermissionGroupField';
import { PresetChips } from './PresetChips';
import { toggledGrants } from './toggledGrants';
import { usePermissionText } from './usePermissionText';

interface PermissionMatrixProps {
  urls: readonly UrlPermission[];
  preset: PresetName | null;
  /** What the person at the screen holds: nobody hands on more. */
  granter: Grants;
  /** Only to be looked at. */
  isLocked: boolean;
  onChange: (urls: UrlPermission[], preset: PresetName | null) => void;
  /** What the server had against it. */
  fault: ReactNode;
}

/** Everything that can be granted, in the groups of the menu, each with what it opens in plain words. */
export const PermissionMatrix = ({ urls, preset, granter, isLocked, onChange, fault }: PermissionMatrixProps) => {
  const t = useTranslate();
  const { nameOf, detailOf, groupOf } = usePermissionText();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const isFound = (group: string, key: AnyPermission) =>
    [group, nameOf(key), detailOf(key)].some((text) => text.toLowerCase().includes(wanted));
  const groups = permissionGroupNames
    .map((group) => ({
      group,
      keys: permissionGroups[group].filter((key) =>
        [key, ...actionsOf(key)].some((each) => isFound(groupOf(group), each)),
      ),
    }))
    .filter(({ keys }) => keys.length > 0);
  const toggle = (key: AnyPermission, isOn: boolean) =>
    onChange(toggledGrants(urls, key, isOn, { preset, granter }), preset);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PresetChips urls={urls} preset={preset} granter={granter} isLocked={isLocked} onChoose={onChange} />
      {fault && <Alert severity="error">{fault}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <SearchField
          label={t('access.search')}
          value={search}
          onType={setSearch}
          sx={{ flex: '1 1 240px', maxInlineSize: 360 }}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('access.count', { count: openedBy(urls).length, total: allPermissions.length })}
        </Typography>
      </Box>
      {groups.length === 0 && <Typography>{t('access.nothing_found', { text: search.trim() })}</Typography>}
      {groups.map(({ group, keys }) => (
        <PermissionGroupField
          key={group}
          title={groupOf(group)}
          keys={keys}
          urls={urls}
          granter={granter}
          isLocked={isLocked}
          onToggle={toggle}
        />
      ))}
    </Box>
  );
};
