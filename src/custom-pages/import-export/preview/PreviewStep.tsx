import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';
import type { ImportJob, OnError } from '../../../menuFiles/run/importJob';
import type { Preview } from '../../../menuFiles/run/previewRows';
import type { ImportMachine } from '../import/importMachine';
import { FailedRowsButton } from '../shared/FailedRowsButton';
import { Notice } from '../shared/Notice';
import { ErrorChoice } from './ErrorChoice';
import { MissingChoice } from './MissingChoice';
import { OutcomeFilter } from './OutcomeFilter';
import { PreviewRows } from './PreviewRows';

interface PreviewStepProps {
  machine: ImportMachine;
  job: ImportJob;
  preview: Preview;
}

/** What the file would do, row by row; nothing of the menu is changed yet. */
export const PreviewStep = ({ machine, job, preview }: PreviewStepProps) => {
  const t = useTranslate();
  const { counts } = preview;
  const [outcome, setOutcome] = useState<ImportOutcome | null>(counts.error > 0 ? 'error' : null);
  const [onError, setOnError] = useState<OnError>('skip');
  const writes = counts.create + counts.update;
  const isBlocked = onError === 'stop' && counts.error > 0;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('menuFiles.preview.title', { name: job.fileName })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('menuFiles.preview.nothing_written')}</Typography>
      </div>
      <MissingChoice
        missing={preview.missing}
        isTicked={job.createMissing}
        onTick={(createMissing) => void machine.createMissing(createMissing)}
      />
      {counts.error > 0 && (
        <>
          <FailedRowsButton machine={machine} job={job} />
          <ErrorChoice onError={onError} onChoose={setOnError} />
        </>
      )}
      {isBlocked && (
        <Notice severity="warning">{t('menuFiles.preview.stop_blocked', { smart_count: counts.error })}</Notice>
      )}
      {writes === 0 && counts.error === 0 && <Notice severity="info">{t('menuFiles.preview.nothing_to_do')}</Notice>}
      <OutcomeFilter counts={counts} outcome={outcome} onChoose={setOutcome} />
      <PreviewRows key={outcome ?? 'all'} job={job} outcome={outcome} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          position: 'sticky',
          insetBlockEnd: 0,
          py: 1,
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          zIndex: 1,
        }}
      >
        <Button onClick={machine.hasFile ? machine.toColumns : machine.toStart}>
          {t(machine.hasFile ? 'menuFiles.preview.back' : 'menuFiles.preview.discard')}
        </Button>
        <Button variant="contained" disabled={writes === 0 || isBlocked} onClick={() => void machine.apply(onError)}>
          {t('menuFiles.preview.apply', { smart_count: writes })}
        </Button>
      </Box>
    </Paper>
  );
};
