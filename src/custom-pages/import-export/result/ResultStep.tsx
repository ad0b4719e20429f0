import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportKind } from '#contract/menuFiles/columns';
import { paths } from '../../../config/paths';
import type { Flow } from '../import/flow';
import type { ImportMachine } from '../import/importMachine';
import { FailedRowsButton } from '../shared/FailedRowsButton';
import { ImportTally } from '../shared/ImportTally';
import { Notice } from '../shared/Notice';
import { UndoImport } from '../shared/UndoImport';

interface ResultStepProps {
  machine: ImportMachine;
  flow: Extract<Flow, { step: 'result' }>;
}

/** Headings of a whole import, if the menu's doesn't fit. */
const headings: Partial<Record<ImportKind, 'applied_offers' | 'applied_tables'>> = {
  offers: 'applied_offers',
  tables: 'applied_tables',
};

/** The result of an import: counts, the failed rows, and undo. */
export const ResultStep = ({ machine, flow: { job, written: first, isFileKept } }: ResultStepProps) => {
  const t = useTranslate();
  const [written, setWritten] = useState(first);
  const end = first.state === 'stopped' || first.state === 'cancelled' ? first.state : 'applied';
  const applied = first.counts.error > 0 ? 'applied_partly' : (headings[job.kind] ?? 'applied');
  const heading = end === 'applied' ? applied : end;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <div role="status">
        <Typography variant="h2">{t(`menuFiles.result.${heading}`)}</Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t(`menuFiles.result.${end}_detail`, { name: job.fileName })}
        </Typography>
      </div>
      {end !== 'stopped' && <ImportTally counts={first.counts} />}
      {first.counts.error > 0 && (
        <Notice severity="warning" action={<FailedRowsButton machine={machine} job={job} />}>
          {t('menuFiles.result.with_errors', { smart_count: first.counts.error })}
        </Notice>
      )}
      {!isFileKept && <Notice severity="warning">{t('menuFiles.result.file_not_kept')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > .MuiAlert-root': { flexBasis: '100%', order: -1 } }}>
        <Button variant="contained" onClick={machine.toStart}>
          {t('menuFiles.result.another')}
        </Button>
        <Button component={Link} to={`${paths.importData}/history`}>
          {t('menuFiles.result.history')}
        </Button>
        <UndoImport record={written} onUndone={setWritten} />
      </Box>
    </Paper>
  );
};
