import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import type { Separator } from '../writing/csvText';
import type { ExportState, useExport } from './useExport';

/** Progress and result of an export. */
const ExportOutcome = ({ state, onCancel }: { state: ExportState; onCancel: () => void }) => {
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

interface ExportStartProps extends Pick<ReturnType<typeof useExport>, 'state' | 'cancel'> {
  hasColumns: boolean;
  onStart: (separator: Separator) => unknown;
}

/** The end of every export form: the separator, which this device remembers, the start button, and the progress. */
export const ExportStart = ({ state, cancel, hasColumns, onStart }: ExportStartProps) => {
  const t = useTranslate();
  const [separator, setSeparator] = useStore<Separator>('menuFiles.export.separator', ',');
  return (
    <>
      <TextField
        select
        size="small"
        label={t('menuFiles.export.separator')}
        value={separator}
        onChange={({ target }) => setSeparator(target.value === ';' ? ';' : ',')}
        sx={{ maxInlineSize: 240 }}
      >
        <MenuItem value=",">{t('menuFiles.format.comma')}</MenuItem>
        <MenuItem value=";">{t('menuFiles.format.semicolon')}</MenuItem>
      </TextField>
      <ExportOutcome state={state} onCancel={cancel} />
      {state.step !== 'running' && (
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={!hasColumns}
          onClick={() => void onStart(separator)}
          sx={{ justifySelf: 'start' }}
        >
          {t('menuFiles.export.start')}
        </Button>
      )}
      {!hasColumns && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {t('menuFiles.export.choose_columns')}
        </Typography>
      )}
    </>
  );
};
