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
          {t('common.cancel')}
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
  /** The number of rows, if it is already known. */
  count?: number;
  /** Closes the dialog around the form. */
  onClose?: () => void;
  onStart: (separator: Separator) => unknown;
}

/** The end of every export form: the separator, which this device remembers, the start button, and the progress. */
export const ExportStart = ({ state, cancel, hasColumns, count, onClose, onStart }: ExportStartProps) => {
  const t = useTranslate();
  const [separator, setSeparator] = useStore<Separator>('menuFiles.export.separator', ',');
  return (
    <>
      <ExportOutcome state={state} onCancel={cancel} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextField
          select
          size="small"
          label={t('menuFiles.export.separator')}
          value={separator}
          onChange={({ target }) => setSeparator(target.value === ';' ? ';' : ',')}
          sx={{ inlineSize: 240 }}
        >
          <MenuItem value=",">{t('menuFiles.format.comma')}</MenuItem>
          <MenuItem value=";">{t('menuFiles.format.semicolon')}</MenuItem>
        </TextField>
        <Box sx={{ flex: 1 }} />
        {onClose && (
          <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
            {t('common.close')}
          </Button>
        )}
        {state.step !== 'running' && (
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            disabled={!hasColumns}
            onClick={() => void onStart(separator)}
            sx={{ minBlockSize: 44 }}
          >
            {count === undefined
              ? t('menuFiles.export.start')
              : t('menuFiles.export.start_rows', { smart_count: count })}
          </Button>
        )}
      </Box>
      {!hasColumns && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {t('menuFiles.export.choose_columns')}
        </Typography>
      )}
    </>
  );
};
