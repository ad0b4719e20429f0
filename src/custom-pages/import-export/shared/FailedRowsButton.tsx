import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { saveFile } from '../../../components/saveFile';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { ImportJob } from '../../../menuFiles/run/importJob';
import { failuresOf, storedFailures } from '../../../menuFiles/run/importRows';
import type { ImportMachine } from '../import/importMachine';
import { useErrorText } from './useErrorText';

/** Downloads the failed rows with their reasons, as a file that can be corrected and imported again. */
export const FailedRowsButton = ({ machine, job }: { machine: ImportMachine; job: ImportJob }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isBusy, setIsBusy] = useState(false);
  const { errorText } = useErrorText(job.kind);
  const header = t('menuFiles.error_column');
  const download = async () => {
    setIsBusy(true);
    try {
      const failed = await failuresOf(dataProvider, job.import_id, errorText);
      const file = (await machine.failedRows(failed, header)) ?? (await storedFailures(failed, header));
      saveFile(file, `${job.fileName.replace(/\.\w+$/, '')}-errors.csv`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      loading={isBusy}
      startIcon={<DownloadIcon />}
      onClick={() => void download()}
      sx={{ justifySelf: 'start' }}
    >
      {t('menuFiles.preview.failed_rows')}
    </Button>
  );
};
