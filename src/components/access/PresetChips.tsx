import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  isPreset,
  type PresetName,
  permissionPresets,
  presetNames,
  presetOf,
  tidyGrants,
} from '#contract/permissionPresets';
import { beyond, type Grants, type UrlPermission } from '#contract/permissions';
import { usePermissionText } from './usePermissionText';

interface PresetChipsProps {
  urls: readonly UrlPermission[];
  preset: PresetName | null;
  granter: Grants;
  isLocked: boolean;
  onChoose: (urls: UrlPermission[], preset: PresetName) => void;
}

/** What people of a store mostly do, each at one tap; then it can be changed, and says so. */
export const PresetChips = ({ urls, preset, granter, isLocked, onChoose }: PresetChipsProps) => {
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
