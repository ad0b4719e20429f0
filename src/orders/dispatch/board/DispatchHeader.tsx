import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CompactButton } from '../../../components/CompactButton';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { withTexts } from '../../../i18n/index';
import { loadKinds } from '../../../kinds/index';
import { SettingsButton } from '../../../settings/dialog/SettingsButton';
import { BoardTitle } from '../../board/BoardTitle';

const DispatchSettingsDialog = lazyWithRetry(
  withTexts('storeSettings', async () => {
    const dialog = await import('../settings/DispatchSettingsDialog');
    await loadKinds(dialog.dispatchSettings.fields.map(({ kind }) => kind));
    return dialog;
  }),
);

interface DispatchHeaderProps {
  /** Number of open deliveries; unknown while they load. */
  count: number | undefined;
  /** Number of unassigned deliveries. */
  newCount: number;
  onAssignAll: () => void;
  isMapShown: boolean;
  /** The order search field. */
  find: ReactNode;
  /** Absent if the map opens another way. */
  onMap?: (isShown: boolean) => void;
}

/** The page's name, the button that assigns all new orders, and the map switch. */
export const DispatchHeader = ({ count, newCount, onAssignAll, isMapShown, onMap, find }: DispatchHeaderProps) => {
  const t = useTranslate();
  return (
    // No wider than the page: the search and its list of people would otherwise need more than a phone has.
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, flexShrink: 0 }}>
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
        <SettingsButton title={t('dispatch.settings.title')} Dialog={DispatchSettingsDialog} />
        <CompactButton variant="contained" startIcon={<AutoIcon />} disabled={newCount === 0} onClick={onAssignAll}>
          {t('dispatch.auto_all', { count: newCount })}
        </CompactButton>
      </Box>
      {find}
    </Box>
  );
};
