import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { storeDate } from '#contract/time';
import { CompactButton } from '../../components/CompactButton';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useExport } from '../../menuFiles/export/useExport';
import { useActivityRows } from './useActivityRows';

/** Exports all entries that the filters find, and says how far it is. */
export const ActivityExport = ({ choice }: { choice: BodyOf<'get_audit_list'> }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const locale = useLocale() ?? 'en';
  const { timezone } = useStoreSurroundings();
  const { state, start, cancel } = useExport();
  const rows = useActivityRows();
  const begin = () =>
    start(
      async (control, onProgress) => {
        const { writeActivity } = await import('./writeActivity');
        return writeActivity({ dataProvider, choice, ...rows }, control, onProgress);
      },
      `${t('activity.export.file')}-${storeDate(new Date(), timezone)}.csv`,
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: state.step === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {state.step === 'running' && t('activity.export.running', { count: state.done.toLocaleString(locale) })}
        {state.step === 'done' && t('activity.export.done', { smart_count: state.rowCount })}
        {state.step === 'nothing' && t('activity.export.done', { smart_count: 0 })}
        {state.step === 'failed' && t('activity.export.failed')}
      </Typography>
      {state.step === 'running' ? (
        <Button onClick={cancel} sx={{ minHeight: 44 }}>
          {t('activity.export.cancel')}
        </Button>
      ) : (
        <CompactButton startIcon={<FileDownloadIcon />} onClick={() => void begin()}>
          {t('activity.export.button')}
        </CompactButton>
      )}
    </Box>
  );
};
