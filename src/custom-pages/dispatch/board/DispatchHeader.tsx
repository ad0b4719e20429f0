import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CompactButton } from '../../../components/CompactButton';
import { BoardTitle } from '../../../orders/board/BoardTitle';
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
        <BoardTitle count={count} />
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
