import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { useListText } from '../../components/useListText';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../resources/index';
import { takeBack } from './takeBack';
import type { UndoNotice } from './undoNotices';

/** Records that are named where they could not be taken back; the rest is a number. */
const named = 3;

/** Takes back what a notice offers, once, and says what could not be taken back. */
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
      // The offer stands: the server may be reached with the next try.
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
