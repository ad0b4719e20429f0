import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import { Notice } from './Notice';

/** How many records were taken back, and why others were not. */
export const UndoOutcome = ({ results }: { results: readonly BulkResult[] }) => {
  const t = useTranslate();
  const failed = new Map<number, number>();
  for (const { success, error_code = errorCodes.CHANGED_MEANWHILE } of results)
    if (!success) failed.set(error_code, (failed.get(error_code) ?? 0) + 1);
  const done = results.filter(({ success }) => success).length;
  return (
    <Notice severity={failed.size > 0 ? 'warning' : 'success'}>
      {t('menuFiles.undo.done', { smart_count: done })}
      {[...failed].map(([code, count]) => (
        <div key={code}>{t('menuFiles.undo.failed', { smart_count: count, reason: t(`codes.error.${code}`) })}</div>
      ))}
    </Notice>
  );
};
