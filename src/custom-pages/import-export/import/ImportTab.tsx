import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { UnreachableError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { storedImport } from '../../../menuFiles/run/importJob';
import { useUnsavedWork } from '../../../realtime/unsavedWork';
import { PreviewStep } from '../preview/PreviewStep';
import { ResultStep } from '../result/ResultStep';
import { useImportKinds } from '../shared/KindChoice';
import { Notice } from '../shared/Notice';
import { RunProgress } from '../shared/RunProgress';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { type Flow, shownStep, shownSteps } from './flow';
import { ImportMachine } from './importMachine';

/** After a reload: the unfinished import, and whether to resume it. */
const UnfinishedImport = ({ machine }: { machine: ImportMachine }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [stored, setStored] = useState(storedImport.read);
  const { data } = useQuery({
    queryKey: ['menuImport', stored?.job.import_id],
    queryFn: () =>
      dataProvider.getImport({ _id: stored?.job.import_id ?? '' }).catch((error: unknown) => {
        if (error instanceof UnreachableError) throw error;
        // The server no longer has it.
        storedImport.write(null);
        return null;
      }),
    enabled: stored !== null,
    retry: true,
    staleTime: 0,
  });
  if (!stored || !data) return null;
  const { state, row_count, applied_count, counts } = data.import;
  // Its last reply was lost: only the result is left to show.
  const isEnded = state !== 'previewed' && state !== 'applying';
  const leave = () => {
    storedImport.write(null);
    setStored(null);
    dataProvider.cancelImport({ import_id: stored.job.import_id }).catch(() => undefined);
  };
  return (
    <Notice
      severity="info"
      action={
        <>
          {!isEnded && <Button onClick={leave}>{t('menuFiles.unfinished.discard')}</Button>}
          <Button variant="contained" onClick={() => void machine.continueImport(stored)}>
            {t(isEnded ? 'menuFiles.unfinished.see' : 'menuFiles.unfinished.resume')}
          </Button>
        </>
      }
    >
      {t(`menuFiles.unfinished.${isEnded ? 'ended' : stored.phase}`, {
        name: stored.job.fileName,
        done: applied_count,
        total: row_count - counts.error,
      })}
    </Notice>
  );
};

/** The current step of the import. */
const StepTrail = ({ flow }: { flow: Flow }) => {
  const t = useTranslate();
  const current = shownStep(flow);
  return (
    <Box
      component="ol"
      aria-label={t('menuFiles.steps.label')}
      sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, minInlineSize: 0, m: 0, p: 0, listStyle: 'none' }}
    >
      {shownSteps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === current ? 'step' : undefined}
          sx={{
            // On a phone a long step name takes the room that a short one leaves.
            flex: { xs: '1 1 auto', sm: 1 },
            minWidth: 0,
            borderBlockStart: '3px solid',
            borderColor: index <= current ? 'primary.main' : 'divider',
            pt: 0.5,
          }}
        >
          <Typography
            noWrap
            variant="body2"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              fontWeight: index === current ? 600 : 400,
              color: index === current ? 'text.primary' : 'text.secondary',
            }}
          >
            {index < current && <CheckIcon fontSize="inherit" />}
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{t(`menuFiles.steps.${step}`)}</span>
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** This page's import; it ends when the user leaves the page. */
function useImport() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [machine] = useState(() => new ImportMachine(dataProvider));
  // The next step renders in the background in slices: rendering a whole page at once would block typing.
  const flow = useDeferredValue(useSyncExternalStore(machine.subscribe, machine.current));
  useEffect(() => {
    machine.start();
    return machine.dispose;
  }, [machine]);
  return { machine, flow };
}

/** The browser asks before it closes or reloads a page with a running import. */
function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}

/** Imports a file step by step: file, columns, preview, result. */
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
