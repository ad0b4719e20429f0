import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry, noteLoading } from '../../components/lazyWithRetry';
import { useIsLoaded } from '../../realtime/useIsLoaded';
import type { Performer } from './OrderPerformer';

/** Loaded after the page's first orders, or with the first tap. */
export const OrderPerformer = lazyWithRetry(() => import('./OrderPerformer'), { isAside: true });

/**
 * Runs an action of `OrderPerformer` as soon as its code has loaded. If the code can't be loaded, or the page is left
 * before that, a notice says that the tap didn't reach the server.
 *
 * @returns `performer`: to be given to `OrderPerformer` as its ref; `null` until it is to be rendered. `run`: resolves
 *   to `null` if the tap didn't reach the server
 */
export function usePerformer() {
  const isLoaded = useIsLoaded();
  const [isWanted, setWanted] = useState(false);
  const notify = useNotify();
  const t = useTranslate();
  const current = useRef<Performer | null>(null);
  const waiting = useRef<((performer: Performer | null) => void)[]>([]);
  const performer = useCallback((ready: Performer | null) => {
    // The last one goes on after its page is left, so that guests who are being seated are marked as arrived.
    if (!ready) return;
    current.current = ready;
    for (const start of waiting.current.splice(0)) start(ready);
  }, []);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const start of waiting.current.splice(0)) start(null);
    };
  }, []);

  const load = useCallback(
    async (order: Order): Promise<Performer | null> => {
      setWanted(true);
      const ready = await new Promise<Performer | null>((resolve) => {
        if (isLeft.current) return resolve(null);
        waiting.current.push(resolve);
        noteLoading(OrderPerformer.prefetch()).catch(() => resolve(null));
      });
      if (!ready) notify(t('boards.failed.notice', { number: order.unique_id }), { type: 'error' });
      return ready;
    },
    [notify, t],
  );

  const run = useCallback(
    async <Result>(order: Order, act: (performer: Performer) => Result): Promise<Awaited<Result> | null> => {
      // Without waiting, so that the tap shows at once.
      const ready = current.current ?? (await load(order));
      return ready && (await act(ready));
    },
    [load],
  );
  return { performer: isLoaded || isWanted ? performer : null, run };
}
