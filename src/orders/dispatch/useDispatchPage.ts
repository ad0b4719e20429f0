import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import type { BoardData } from '../../realtime/orders/boardCache';
import type { StoredSession } from '../../session/session';
import { useOrderActions } from '../actions/orderActionsContext';
import type { Report } from './assign/batch';
import { refusalText } from './assign/batch';
import { useAssign } from './assign/useAssign';
import { canBeAssigned } from './assign/whyNot';
import type { Dispatching } from './dispatchContext';
import { useFleet } from './people/fleet';
import { Selection } from './selection';

/** Results need a dialog if some of several orders were assigned and some weren't. */
export const needsDialog = ({ sent, refusals }: Report): boolean =>
  refusals.length > 0 && sent.length + refusals.length > 1;

/** Reports an assignment that needs no dialog. Returns the screen reader announcement. */
export function useReportNotice(report: Report | null, onDone: () => void): string {
  const notify = useNotify();
  const t = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is told once
  useEffect(() => {
    if (!report || needsDialog(report)) return;
    const { sent, refusals, person } = report;
    const name = person ? fullName(person) : '';
    const [refusal] = refusals;
    onDone();
    if (refusal) {
      const text = t('dispatch.result.refused', {
        number: refusal.order.unique_id,
        why: refusalText(refusal, name, t),
      });
      notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs });
      return;
    }
    // If no one was available, a banner already says so and what to do.
    const found = sent.filter(({ delivery_status }) => delivery_status !== deliveryStatus.NOBODY_FOUND);
    if (found.length === 0) return;
    const text = t(person ? 'dispatch.result.offered_to' : 'dispatch.result.searched', {
      smart_count: found.length,
      name,
    });
    setAnnouncement(text);
    if (found.length > 1) notify(text, { type: 'success' });
  }, [report]);
  return announcement;
}

/** Everything that the page's parts share, and the open questions. */
export function useDispatchPage(session: StoredSession, board: UseQueryResult<BoardData>) {
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  const { fleet, query: people } = useFleet();
  const [selection] = useState(() => new Selection());
  const [choosing, setChoosing] = useState<readonly Order[] | null>(null);
  const assigning = useAssign(session);
  const { assign } = assigning;

  const latestOrders = useRef<ReadonlyMap<string, Order>>(new Map());
  const { data } = board;
  latestOrders.current = useMemo(() => new Map(data?.orders.map((order) => [order._id, order])), [data]);
  useEffect(() => {
    if (data) selection.keepOnly(new Set(data.orders.filter(canBeAssigned).map(({ _id }) => _id)));
  }, [selection, data]);

  const dispatching = useMemo((): Dispatching => {
    const ordersOf = (ids: Iterable<string>) => [...ids].flatMap((id) => latestOrders.current.get(id) ?? []);
    /** A card may show an unanswered change; what is sent is the server's state. */
    const serverOrders = (orders: readonly Order[]) => ordersOf(orders.map(({ _id }) => _id));
    return {
      selection,
      fleet,
      ordersOf,
      assign: (orders, person) => {
        const gone = orders.filter(({ _id }) => !latestOrders.current.has(_id));
        void assign(serverOrders(orders), person, gone);
        const assignedIds = new Set(orders.map(({ _id }) => _id));
        selection.pick([...selection.picked()].filter((id) => !assignedIds.has(id)));
      },
      choose: (orders) => setChoosing(serverOrders(orders)),
    };
  }, [selection, fleet, assign]);

  // A notice on another page links here with the people picker open.
  const [params, setParams] = useSearchParams();
  const assignIds = params.get('assign');
  useEffect(() => {
    if (!assignIds || !data) return;
    const orders = dispatching.ordersOf(assignIds.split(','));
    if (orders.length > 0) dispatching.choose(orders);
    setParams({}, { replace: true });
  }, [assignIds, data, dispatching, setParams]);

  const orders = (data?.orders ?? []).map((order) => pending.shown(order));
  return {
    dispatching,
    orders,
    people,
    assigning,
    choosing,
    closeChoice: () => setChoosing(null),
  };
}
