import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { type ApiError, errorText, isDeclined } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';

/**
 * Runs a call and says why it was refused, for errors that no field shows.
 *
 * @param more what the refusal says besides
 * @returns whether it was carried out
 */
export function useNotifyError(): (
  work: () => Promise<unknown>,
  more?: (error: ApiError) => string,
) => Promise<boolean> {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (work, more) => {
      try {
        await work();
        return true;
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        if (isDeclined(error)) return false;
        const text = [t(errorText(error)), more?.(error)].filter(Boolean).join(' ');
        notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs, multiLine: true });
        return false;
      }
    },
    [t, notify],
  );
}
