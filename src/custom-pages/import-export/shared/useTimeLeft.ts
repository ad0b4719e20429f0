import { useTranslate } from 'react-admin';
import type { Run } from '../import/flow';

const minute = 60_000;

/** How long a run still takes by the speed it had so far, in words; `null` where too little is known. */
export function useTimeLeft({ progress: { done, total }, startedAt }: Run): string | null {
  const t = useTranslate();
  if (done === 0 || done >= total) return null;
  const ms = ((Date.now() - startedAt) / done) * (total - done);
  return ms < minute
    ? t('menuFiles.run.seconds_left')
    : t('menuFiles.run.minutes_left', { smart_count: Math.round(ms / minute) });
}
