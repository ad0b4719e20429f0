import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { limits } from '#contract/limits';
import { ApiError } from '../../../dataProvider/apiError';

/**
 * Runs a call and tells why it was refused, where no field shows it.
 *
 * @returns whether it was carried out
 */
export function useTold(): (work: () => Promise<unknown>) => Promise<boolean> {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        const text = error instanceof ApiError ? t(error.message) : t('records.save.unreachable');
        notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs, multiLine: true });
        return false;
      }
    },
    [t, notify],
  );
}
