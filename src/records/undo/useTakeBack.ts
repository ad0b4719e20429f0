import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BulkResult } from '#contract/entities/change';
import { limits } from '#contract/limits';
import { useListText } from '../../components/text/useListText';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import type { UndoNotice } from './useUndoNotice';

interface TakenBack {
  done: BulkResult[];
  refused: BulkResult[];
  /** Why a whole change couldn't be undone, as a translation key. */
  failure: string | null;
}

/**
 * Undoes changes, newest first: a later one may depend on an earlier one.
 *
 * @param undo makes the call for one change
 */
export async function takeBack(
  changeIds: readonly string[],
  undo: (changeId: string) => Promise<{ results: BulkResult[] }>,
): Promise<TakenBack> {
  const results: BulkResult[] = [];
  let failure: string | null = null;
  for (const changeId of changeIds.toReversed()) {
    try {
      results.push(...(await undo(changeId)).results);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failure = errorText(error);
      break;
    }
  }
  return {
    done: results.filter(({ success }) => success),
    refused: results.filter(({ success }) => !success),
    failure,
  };
}

/** Maximum number of records to name that couldn't be undone; the rest is a count. */
const named = 3;

/** Undoes what a notice offers, once, and says what couldn't be undone. */
export function useTakeBack(notice: UndoNotice, onDone: () => void) {
  const t = useTranslate();
  const list = useListText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isRunning, setRunning] = useState(false);
  const hasBegun = useRef(false);

  const undo = async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setRunning(true);
    const { done, refused, failure } = await takeBack(
      notice.changeIds,
      notice.undo ?? ((change_id) => dataProvider.undoChange({ change_id })),
    );
    await queryClient.invalidateQueries({ queryKey: [raName(notice.name)] });
    if (failure !== null && done.length === 0) {
      notify(t('recordLists.undo.failed', { reason: t(failure) }), { type: 'error' });
      // The offer stays, because the server may be reachable next time.
      hasBegun.current = false;
      return setRunning(false);
    }
    onDone();
    if (refused.length === 0 && failure === null)
      return notify(t('recordLists.undo.done', { smart_count: done.length }), { type: 'success' });
    const names = refused.flatMap(({ _id }) => notice.nameOf(_id) ?? []).slice(0, named);
    notify(
      [
        t('recordLists.undo.partly', { smart_count: refused.length, done: done.length }),
        list(names) + (names.length > 0 && refused.length > names.length ? ' …' : ''),
      ]
        .filter(Boolean)
        .join(' '),
      { type: 'warning', autoHideDuration: 2 * limits.toastLongMs, multiLine: true },
    );
  };
  return { isRunning, undo };
}
