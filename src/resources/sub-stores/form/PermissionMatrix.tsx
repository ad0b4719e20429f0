import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offeredPermissions, permissionGroupNames, permissionGroups } from '#contract/permissionGroups';
import {
  isPreset,
  type PresetName,
  permissionPresets,
  presetNames,
  presetOf,
  tidyGrants,
} from '#contract/permissionPresets';
import {
  type AnyPermission,
  actionsOf,
  beyond,
  type Grants,
  isGranted,
  openedBy,
  type PermissionKey,
  type UrlPermission,
} from '#contract/permissions';
import { searchKey } from '#contract/searchKey';
import { usePermissionText } from '../../../components/access/usePermissionText';
import { SearchField } from '../../../components/inputs/SearchField';
import { PermissionRow } from './PermissionRow';
import { toggledGrants } from './toggledGrants';

interface PresetChipsProps {
  urls: readonly UrlPermission[];
  preset: PresetName | null;
  granter: Grants;
  isLocked: boolean;
  onChoose: (urls: UrlPermission[], preset: PresetName) => void;
}

/** Presets for common jobs, one tap each, which can then be adjusted. */
const PresetChips = ({ urls, preset, granter, isLocked, onChoose }: PresetChipsProps) => {
  const t = useTranslate();
  const { presetName } = usePermissionText();
  const chosen = preset ?? presetOf(urls);
  const labelOf = (name: PresetName) =>
    name === chosen && !isPreset(urls, name)
      ? t('access.preset.changed', { name: presetName(name) })
      : presetName(name);
  return (
    <div>
      <Box role="group" aria-label={t('access.presets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {presetNames.map((name) => {
          const isBeyond = beyond(granter, permissionPresets[name]).length > 0;
          const isChosen = name === chosen;
          return (
            <Chip
              key={name}
              clickable={!isLocked && !isBeyond}
              component="button"
              type="button"
              disabled={isLocked || isBeyond}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              icon={isBeyond ? <LockIcon /> : isChosen ? <CheckIcon /> : undefined}
              label={labelOf(name)}
              aria-pressed={isChosen}
              onClick={() => onChoose(tidyGrants(permissionPresets[name]), name)}
              sx={{ minBlockSize: 40, borderRadius: 20, fontSize: '0.9375rem' }}
            />
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {chosen ? t(`access.preset.${chosen}.detail`) : t('access.presets_detail')}
      </Typography>
    </div>
  );
};

interface PermissionGroupFieldProps {
  title: string;
  keys: readonly PermissionKey[];
  urls: readonly UrlPermission[];
  granter: Grants;
  isLocked: boolean;
  onToggle: (key: AnyPermission, isOn: boolean) => void;
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Title = styled('legend')(({ theme }) => ({
  marginInlineStart: 12,
  paddingInline: 4,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.palette.text.secondary,
}));

/** The permissions of one menu group, each with its finer actions. */
const PermissionGroupField = (props: PermissionGroupFieldProps) => {
  const { title, keys, urls, granter, isLocked, onToggle } = props;
  return (
    <Group>
      <Title>{title}</Title>
      {keys.map((key) => {
        const isOpen = isGranted(urls, key);
        return (
          <Box key={key} sx={{ '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
            <PermissionRow
              permission={key}
              isOn={isOpen}
              isHeld={isGranted(granter, key)}
              isLocked={isLocked}
              onToggle={onToggle}
            />
            {actionsOf(key).map((action) => (
              <PermissionRow
                key={action}
                permission={action}
                parent={key}
                isParentOpen={isOpen}
                isOn={isGranted(urls, action)}
                isHeld={isGranted(granter, action)}
                isLocked={isLocked}
                onToggle={onToggle}
              />
            ))}
          </Box>
        );
      })}
    </Group>
  );
};

interface PermissionMatrixProps {
  urls: readonly UrlPermission[];
  preset: PresetName | null;
  /** The user's own permissions: no one can grant more. */
  granter: Grants;
  /** Read-only. */
  isLocked: boolean;
  onChange: (urls: UrlPermission[], preset: PresetName | null) => void;
  /** The server's error. */
  error: ReactNode;
}

/** All permissions that can be granted, in the menu's groups, each explained in plain words. */
export const PermissionMatrix = ({ urls, preset, granter, isLocked, onChange, error }: PermissionMatrixProps) => {
  const t = useTranslate();
  const { nameOf, detailOf, groupOf } = usePermissionText();
  const [search, setSearch] = useState('');
  const wanted = searchKey(search);
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
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <SearchField
          label={t('access.search')}
          value={search}
          onType={setSearch}
          sx={{ flex: '1 1 240px', maxInlineSize: 360 }}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('access.count', {
            count: openedBy(urls).filter((key) => offeredPermissions.includes(key)).length,
            total: offeredPermissions.length,
          })}
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
