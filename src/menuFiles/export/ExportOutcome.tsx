import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ExportState } from './useExport';

/** How far an export is, and what came of it. */
export const ExportOutcome = ({ state, onCancel }: { state: ExportState; onCancel: () => void }) => {
  const t = useTranslate();
  if (state.step === 'idle') return null;
  if (state.step === 'running')
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <LinearProgress
          variant={state.total === 0 ? 'indeterminate' : 'determinate'}
          value={state.total === 0 ? 0 : (100 * state.done) / state.total}
          aria-label={t('menuFiles.export.running')}
        />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {state.total === 0
            ? t('menuFiles.export.running')
            : t('menuFiles.export.progress', {
                done: state.done,
                total: state.total,
              })}
        </Typography>
        <Button variant="outlined" onClick={onCancel} sx={{ justifySelf: 'start' }}>
          {t('menuFiles.export.cancel')}
        </Button>
      </Box>
    );
  if (state.step === 'failed')
    return <Alert severity="error">{t('menuFiles.export.failed', { reason: t(`codes.error.${state.code}`) })}</Alert>;
  if (state.step === 'nothing') return <Alert severity="warning">{t('menuFiles.export.no_data')}</Alert>;
  return (
    <Alert severity="success" role="status">
      {t('menuFiles.export.done', { smart_count: state.rowCount, name: state.name })}
    </Alert>
  );
};
