import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { useOrderActions } from '../../orders/actions/orderActionsContext';
import type { BoardData } from '../../realtime/boardCache';
import type { StoredSession } from '../../session/session';
import { useAssign } from './assign/useAssign';
import { canBeAssigned } from './assign/whyNot';
import type { Dispatching } from './dispatchContext';
import { useFleet } from './people/useFleet';
import { Selection } from './selection';

/** Everything that the page's parts share, and whom they ask to choose. */
export function useDesk(session: StoredSession, board: UseQueryResult<BoardData>) {
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  const { fleet, query: people } = useFleet();
  const [selection] = useState(() => new Selection());
  const [choosing, setChoosing] = useState<readonly Order[] | null>(null);
  const assigning = useAssign(session);
  const { assign } = assigning;

  const known = useRef<ReadonlyMap<string, Order>>(new Map());
  const { data } = board;
  known.current = useMemo(() => new Map(data?.orders.map((order) => [order._id, order])), [data]);
  useEffect(() => {
    if (data) selection.keepOnly(new Set(data.orders.filter(canBeAssigned).map(({ _id }) => _id)));
  }, [selection, data]);

  const dispatching = useMemo((): Dispatching => {
    const ordersOf = (ids: Iterable<string>) => [...ids].flatMap((id) => known.current.get(id) ?? []);
    /** A card may show what is not answered yet: what is sent is what the server knows. */
    const asKnown = (orders: readonly Order[]) => ordersOf(orders.map(({ _id }) => _id));
    return {
      selection,
      fleet,
      ordersOf,
      assign: (orders, person) => {
        const gone = orders.filter(({ _id }) => !known.current.has(_id));
        void assign(asKnown(orders), person, gone);
        const given = new Set(orders.map(({ _id }) => _id));
        selection.pick([...selection.picked()].filter((id) => !given.has(id)));
      },
      choose: (orders) => setChoosing(asKnown(orders)),
    };
  }, [selection, fleet, assign]);

  // Who comes to choose a person by hand, from a notice on another page, finds the choice open.
  const [params, setParams] = useSearchParams();
  const asked = params.get('assign');
  useEffect(() => {
    if (!asked || !data) return;
    const orders = dispatching.ordersOf(asked.split(','));
    if (orders.length > 0) dispatching.choose(orders);
    setParams({}, { replace: true });
  }, [asked, data, dispatching, setParams]);

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
