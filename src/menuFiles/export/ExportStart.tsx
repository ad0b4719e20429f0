import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'react-admin';
import type { Separator } from '../writing/csvText';
import { ExportOutcome } from './ExportOutcome';
import type { useExport } from './useExport';

interface ExportStartProps extends Pick<ReturnType<typeof useExport>, 'state' | 'cancel'> {
  hasColumns: boolean;
  onStart: (separator: Separator) => unknown;
}

/** The end of every form of an export: the separator, which this device keeps, the start, and how far it is. */
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
