import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CompactButton } from '../../../components/CompactButton';
import { usePageHeading } from '../../../components/usePageHeading';
import { SettingsButton } from '../settings/SettingsButton';

interface DispatchHeaderProps {
  /** Open deliveries; not known while they load. */
  count: number | undefined;
  /** Those that nobody has yet. */
  newCount: number;
  onAssignAll: () => void;
  isMapShown: boolean;
  /** The field that looks for orders. */
  find: ReactNode;
  /** Absent where the map opens in another way. */
  onMap?: (isShown: boolean) => void;
}

/** The page's name, the way to have all new orders given out, and whether the map is shown. */
export const DispatchHeader = ({ count, newCount, onAssignAll, isMapShown, onMap, find }: DispatchHeaderProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0 }}>
        <Box
          sx={{
            flex: 1,
            minInlineSize: 0,
            display: 'flex',
            // On a phone the name alone is as long as there is room.
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: { md: 'baseline' },
            columnGap: 1.5,
          }}
        >
          <Typography variant="h1" noWrap sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, lineHeight: 1.2 }}>
            {usePageHeading()}
          </Typography>
          {count !== undefined && (
            <Typography noWrap sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}>
              {t('boards.open_orders', { smart_count: count })}
            </Typography>
          )}
        </Box>
        {onMap && (
          <ToggleButton
            value="map"
            size="small"
            selected={isMapShown}
            aria-label={t('dispatch.map.show')}
            title={t('dispatch.map.show')}
            onChange={() => onMap(!isMapShown)}
            sx={{ minInlineSize: 44, minBlockSize: 44 }}
          >
            <MapIcon fontSize="small" />
          </ToggleButton>
        )}
        <SettingsButton />
        <CompactButton variant="contained" startIcon={<AutoIcon />} disabled={newCount === 0} onClick={onAssignAll}>
          {t('dispatch.auto_all', { count: newCount })}
        </CompactButton>
      </Box>
      {find}
    </Box>
  );
};
