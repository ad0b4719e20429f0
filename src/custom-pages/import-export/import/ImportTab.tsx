import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useUnsavedWork } from '../../../realtime/unsavedWork';
import { PreviewStep } from '../preview/PreviewStep';
import { ResultStep } from '../result/ResultStep';
import { Notice } from '../shared/Notice';
import { RunProgress } from '../shared/RunProgress';
import { useImportKinds } from '../shared/useImportKinds';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { StepTrail } from './StepTrail';
import { UnfinishedImport } from './UnfinishedImport';
import { useImport } from './useImport';
import { useLeaveWarning } from './useLeaveWarning';

/** A file into the menu, step by step: file, columns, preview, result. */
export default function ImportTab() {
  const t = useTranslate();
  const { machine, flow } = useImport();
  const choice = useImportKinds();
  const isRunning = flow.step === 'previewing' || flow.step === 'applying';
  useUnsavedWork(isRunning);
  useLeaveWarning(isRunning);
  if (choice.kind === null) return <Notice severity="info">{t('menuFiles.nothing_permitted')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <StepTrail flow={flow} />
      {flow.step === 'file' && (
        <>
          <UnfinishedImport machine={machine} />
          <FileStep machine={machine} flow={flow} kinds={choice.kinds} kind={choice.kind} setKind={choice.setKind} />
        </>
      )}
      {flow.step === 'columns' && <ColumnsStep machine={machine} flow={flow} kind={choice.kind} />}
      {flow.step === 'previewing' && (
        <RunProgress title={t('menuFiles.run.previewing')} run={flow.run} machine={machine} />
      )}
      {flow.step === 'preview' && <PreviewStep machine={machine} job={flow.job} preview={flow.preview} />}
      {flow.step === 'applying' && (
        <RunProgress title={t('menuFiles.run.applying')} run={flow.run} machine={machine} isWriting />
      )}
      {flow.step === 'result' && <ResultStep machine={machine} flow={flow} />}
    </Box>
  );
}
