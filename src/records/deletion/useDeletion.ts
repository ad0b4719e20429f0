import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';
import { getSession, setSession } from '../../session/session';
import { useNotifyError } from '../form/useNotifyError';

/**
 * Shows at once what was changed. What else follows, such as whether the store takes orders, arrives with the message that every
 * open page gets.
 */
function showDeletion(deletion_due_at: string | undefined): void {
  const session = getSession();
  if (!session) return;
  const { deletion_due_at: _before, ...store } = session.store;
  setSession({ ...session, store: deletion_due_at ? { ...store, deletion_due_at, is_business: false } : store });
}

/** Requests the deletion of the store, and cancels it. */
export function useDeletion() {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [isRunning, setRunning] = useState(false);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setRunning(true);
    const isDone = await attempt(work);
    setRunning(false);
    return isDone;
  };
  return {
    isRunning,
    request: () => run(async () => showDeletion((await dataProvider.requestStoreDeletion()).deletion.due_at)),
    cancel: () =>
      run(async () => {
        await dataProvider.cancelStoreDeletion();
        showDeletion(undefined);
        notify(t('deletion.cancelled'), { type: 'success' });
      }),
  };
}
