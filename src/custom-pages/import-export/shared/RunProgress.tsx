import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Run } from '../import/flow';
import type { ImportMachine } from '../import/importMachine';
import { Notice } from './Notice';

const minute = 60_000;

/** The remaining time at the current speed, in words; `null` if too little is known. */
function useTimeLeft({ progress: { done, total }, startedAt }: Run): string | null {
  const t = useTranslate();
  if (done === 0 || done >= total) return null;
  const ms = ((Date.now() - startedAt) / done) * (total - done);
  return ms < minute
    ? t('menuFiles.run.seconds_left')
    : t('menuFiles.run.minutes_left', { smart_count: Math.round(ms / minute) });
}

interface RunProgressProps {
  title: string;
  run: Run;
  machine: ImportMachine;
  /** Rows are being written: cancelling keeps those that are. */
  isWriting?: boolean;
}

/** Progress of a run of calls, which can be paused and cancelled. */
export const RunProgress = ({ title, run, machine, isWriting = false }: RunProgressProps) => {
  const t = useTranslate();
  const { progress, state, error } = run;
  const timeLeft = useTimeLeft(run);
  const share = progress.total === 0 ? 0 : (100 * progress.done) / progress.total;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{title}</Typography>
      <LinearProgress
        variant={progress.done === 0 && state === 'going' ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={title}
        sx={{ blockSize: 8, borderRadius: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('menuFiles.run.progress', { done: progress.done, total: progress.total })}
        {state === 'going' && timeLeft !== null && ` · ${timeLeft}`}
        {state === 'paused' && error === null && ` · ${t('menuFiles.run.paused')}`}
      </Typography>
      {state === 'waiting' && <Notice severity="warning">{t('menuFiles.run.waiting')}</Notice>}
      {error !== null && (
        <Notice severity="error">{t('menuFiles.run.failed', { reason: t(`codes.error.${error}`) })}</Notice>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('menuFiles.run.leave_warning')} {isWriting && t('menuFiles.run.cancel_keeps')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {error !== null ? (
          <Button variant="contained" onClick={machine.retry}>
            {t('common.retry')}
          </Button>
        ) : state === 'paused' ? (
          <Button variant="contained" onClick={machine.resume}>
            {t('menuFiles.run.resume')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={machine.pause}>
            {t('menuFiles.run.pause')}
          </Button>
        )}
        <Button onClick={() => void machine.cancel()}>{t('menuFiles.run.cancel')}</Button>
      </Box>
    </Paper>
  );
};
