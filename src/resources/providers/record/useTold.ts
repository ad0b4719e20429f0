import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { limits } from '#contract/limits';
import { ApiError } from '../../../dataProvider/apiError';

/**
 * Runs a call and tells why it was refused, where no field shows it.
 *
 * @param more what the refusal says besides
 * @returns whether it was carried out
 */
export function useTold(): (work: () => Promise<unknown>, more?: (error: ApiError) => string) => Promise<boolean> {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (work, more) => {
      try {
        await work();
        return true;
      } catch (error) {
        const isRefusal = error instanceof ApiError;
        const text = isRefusal
          ? [t(error.message), more?.(error)].filter(Boolean).join(' ')
          : t('records.save.unreachable');
        notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs, multiLine: true });
        return false;
      }
    },
    [t, notify],
  );
}
